-- Proposals of /collaboration, without what is personal, which the deed keeps sealed (rules D14, D15).
create table collaborations (
  deed_id text primary key references deeds (id) on delete cascade,
  kind text not null check (kind in ('filming', 'drone', 'image', 'co-branding', 'other')),
  first_day date,
  last_day date check (last_day >= first_day)
);
create index collaborations_first_day on collaborations (first_day);
