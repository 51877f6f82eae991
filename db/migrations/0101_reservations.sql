-- One row for each day that somebody asked for: what is scarce, and so what is locked (rule D8). The limits are
-- staff's exceptions for that day; null = the facts group.perHour and group.perDay (rule G13).
create table group_days (
  day date primary key,
  per_hour integer check (per_hour >= 0),
  per_day integer check (per_day >= 0),
  changed_at timestamptz,
  changed_by text
);

-- What a group asked for, without what is personal, which the deed keeps sealed.
create table group_reservations (
  deed_id text primary key references deeds (id) on delete cascade,
  day date not null,
  start_time text not null,
  end_time text not null,
  total integer not null check (total > 0),
  general integer not null check (general >= 0),
  discount integer not null check (discount >= 0),
  local integer not null check (local >= 0),
  senior integer not null check (senior >= 0),
  free integer not null check (free >= 0),
  coaches integer not null check (coaches >= 0),
  group_kind text not null,
  field_trip text not null,
  class_tour text not null,
  extras jsonb not null,
  guide text not null,
  review boolean not null,
  tariff jsonb not null,
  check (total = general + discount + local + senior + free)
);
create index group_reservations_day on group_reservations (day);

-- Places taken: one row for each deed that holds some – pending, confirmed or offered, free admission too (rule G14).
create table group_places (
  deed_id text primary key references deeds (id) on delete cascade,
  day date not null references group_days (day),
  hour smallint not null check (hour between 0 and 23),
  people integer not null check (people > 0)
);
create index group_places_day on group_places (day);

-- Who waits for places, in the order of asking (rule G16).
create table group_waits (
  deed_id text primary key references deeds (id) on delete cascade,
  place bigint generated always as identity,
  day date not null references group_days (day),
  hour smallint not null check (hour between 0 and 23),
  people integer not null check (people > 0)
);
create index group_waits_day on group_waits (day, place);

-- Offers that stand; the places they hold are in group_places (rule G17).
create table group_offers (
  deed_id text primary key references deeds (id) on delete cascade,
  ends_at timestamptz not null
);

-- Days on which staff closed the park in one action, with what that cancelled (rules P1–P4).
create table park_closings (
  id text primary key default gen_random_uuid()::text,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  closed_at timestamptz not null,
  closed_by text not null
);

create table park_closing_closures (
  closing_id text not null references park_closings (id) on delete cascade,
  closure_id text primary key references closures (id) on delete cascade
);

create table park_closing_cancellations (
  closing_id text not null references park_closings (id) on delete cascade,
  deed_id text not null references deeds (id) on delete cascade,
  state text not null,
  primary key (closing_id, deed_id)
);

-- A closing ends once: undone within a minute, or lifted later.
create table park_closing_ends (
  closing_id text primary key references park_closings (id) on delete cascade,
  how text not null check (how in ('undone', 'lifted')),
  ended_at timestamptz not null,
  ended_by text not null
);
