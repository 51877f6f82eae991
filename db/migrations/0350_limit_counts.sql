-- How much somebody has done in a time that is counted, such as forms sent within the hour, for all processes together. Addresses lie here
-- as keyed hashes only; a row is deleted within an hour after its time is over.
create table limit_counts (
  key text primary key,
  points integer not null,
  ends_at timestamptz not null
);
create index limit_counts_ends_at on limit_counts (ends_at);
