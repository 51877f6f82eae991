-- Values that staff gave a fact instead of the built-in one (rule F2). Of those valid on a day, the one that began last holds.
create table facts (
  id bigint generated always as identity primary key,
  key text not null,
  value jsonb not null,
  valid_from date,
  valid_to date check (valid_to >= valid_from),
  note text not null default '',
  changed_at timestamptz not null,
  changed_by text not null,
  unique nulls not distinct (key, valid_from)
);

-- When the park (subject 'park') is open as a rule: week, seasons and yearly days as app/visiting/hours/opening.ts has them.
create table opening_hours (
  subject text primary key,
  rule jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);

-- Days with other hours, or none (hours null). Of several for one day the one written last holds.
create table opening_exceptions (
  id bigint generated always as identity primary key,
  subject text not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  hours jsonb,
  reason jsonb,
  changed_at timestamptz not null,
  changed_by text not null
);

-- Closed against the rule: for whole days, or between two moments, the later one perhaps unknown (rule T5).
create table closures (
  id text primary key default gen_random_uuid()::text,
  covers text not null check (covers in ('park', 'area', 'facility')),
  covers_id text check ((covers = 'park') = (covers_id is null)),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  first_day date,
  last_day date check (last_day >= first_day),
  reason jsonb not null,
  closed_at timestamptz not null,
  closed_by text not null,
  check ((starts_at is null) = (first_day is not null and last_day is not null)),
  check (starts_at is null or (first_day is null and last_day is null)),
  check (starts_at is not null or ends_at is null)
);

-- A closure that staff ended: it counts only up to this moment.
create table closure_liftings (
  closure_id text primary key references closures (id) on delete cascade,
  lifted_at timestamptz not null,
  lifted_by text not null
);

-- What staff may set about the site as a whole, such as its name or the shuttle's timetable.
create table site_settings (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);
