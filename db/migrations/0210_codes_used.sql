-- Codes of authenticator apps with which somebody has just signed in: each counts once. Kept for some minutes, as a keyed hash.
create table staff_codes_used (
  hash text primary key,
  at timestamptz not null default clock_timestamp()
);
