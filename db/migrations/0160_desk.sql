-- What the desk looks deeds up by. The newest state, and the day a deed is about, stand on the deed itself, so that fifty thousand
-- of them are filtered, sorted and counted by an index; the states' rows stay what is true (app/deeds/deeds.server.ts writes both).
alter table deeds add column newest_state text;
alter table deeds add column newest_state_id bigint;
-- By the database's own clock: from it each process knows which deeds it must read anew for its search.
alter table deeds add column touched_at timestamptz not null default clock_timestamp();
-- The first day, as the kind's event tells it, and as of which state it was noted; all days stand in deed_days.
alter table deeds add column about_day date;
alter table deeds add column about_from text;
alter table deeds add column about_to text;
alter table deeds add column about_people integer;
alter table deeds add column about_as_of bigint;
update deeds set newest_state = newest.state, newest_state_id = newest.id
  from (select distinct on (deed_id) deed_id, id, state from deed_states order by deed_id, id desc) as newest
  where newest.deed_id = deeds.id;
create index deeds_by_due on deeds (due_on asc nulls last, opened_at desc, id);
create index deeds_by_state on deeds (newest_state, kind);
create index deeds_by_day on deeds (about_day, about_from, id);
create index deeds_by_touch on deeds (touched_at);
create index deeds_day_unknown on deeds (id) where about_as_of is distinct from newest_state_id;

-- Every day a deed is about: what calendar, day sheet and the filter by day ask.
create table deed_days (
  deed_id text not null references deeds (id) on delete cascade,
  day date not null,
  starts text,
  ends text
);
create index deed_days_by_day on deed_days (day, starts);
create index deed_days_of_deed on deed_days (deed_id);

-- A letter that the mail server refused for good: staff see it, and may send it again.
alter table deed_mails add column refused_at timestamptz;
create index deed_mails_waiting on deed_mails (leaves_at) where sent_at is null and taken_back_at is null;

-- Who came, by ticket: a group may come in parts. The key is made where somebody is checked in, on a phone perhaps without a
-- connection, so that what is sent twice counts once.
create table deed_arrivals (
  id bigint generated always as identity primary key,
  deed_id text not null references deeds (id) on delete cascade,
  key text not null,
  ticket text not null,
  people integer not null check (people > 0),
  at timestamptz not null,
  by text not null,
  unique (key, ticket)
);
create index deed_arrivals_of_deed on deed_arrivals (deed_id);
create table deed_arrival_removals (
  arrival_id bigint primary key references deed_arrivals (id) on delete cascade,
  at timestamptz not null,
  by text not null
);

-- Lists that a member of staff keeps: the address's query under a name.
create table desk_views (
  id bigint generated always as identity primary key,
  staff_id text not null,
  name text not null,
  query text not null,
  kept_at timestamptz not null,
  unique (staff_id, name)
);
