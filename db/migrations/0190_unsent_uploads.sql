-- Files of forms that came back: sealed under keys that only those forms hold, and swept a day later.
create table unsent_uploads (
  id text primary key,
  at timestamptz not null
);
create index unsent_uploads_by_age on unsent_uploads (at);
