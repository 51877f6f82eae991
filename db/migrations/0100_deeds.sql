-- What visitors ask for, of whatever kind: the part that all kinds share (rules D1–D9). Personal values are sealed
-- under one key for each deed (docs/decisions/0006-deeds.md): columns named sealed_… read as nothing once it is gone.
create table deeds (
  id text primary key,
  kind text not null,
  -- Read out on the phone, so unique for good, also after its deed was erased.
  code text not null unique,
  secret_hash text not null unique,
  sealed_secret text not null,
  -- Keyed hashes: enough to find a repeat or an applicant, no use to anyone else. Erasure takes them away.
  idempotency_hash text unique,
  email_hash text,
  locale text not null,
  sealed_personal text not null,
  opened_at timestamptz not null,
  due_on date,
  retain_from date not null
);
create index deeds_by_email on deeds (email_hash);
create index deeds_by_time on deeds (opened_at);

-- The key of each deed, itself wrapped by SECRET. Deleting the row erases the person.
create table deed_keys (
  deed_id text primary key references deeds (id) on delete cascade,
  wrapped text not null
);

-- That a deed's personal values were destroyed.
create table deed_erasures (
  deed_id text primary key references deeds (id) on delete cascade,
  at timestamptz not null,
  by text not null
);

-- States are rows; the newest holds. Who: 'visitor', 'park' (by itself) or a member of staff's id.
create table deed_states (
  id bigint generated always as identity primary key,
  deed_id text not null references deeds (id) on delete cascade,
  state text not null,
  by text not null,
  sealed_why text,
  at timestamptz not null
);
create index deed_states_of_deed on deed_states (deed_id, id);

-- Mails of a deed; the letter is kept as it was written, from the first try on.
create table deed_mails (
  id text primary key,
  deed_id text not null references deeds (id) on delete cascade,
  mail text not null,
  by text not null,
  sealed_words text,
  sealed_letter text,
  asked_at timestamptz not null,
  leaves_at timestamptz not null,
  sent_at timestamptz,
  taken_back_at timestamptz,
  check (sent_at is null or taken_back_at is null)
);
create index deed_mails_of_deed on deed_mails (deed_id);

-- What staff wrote down about a deed, for themselves.
create table deed_notes (
  id bigint generated always as identity primary key,
  deed_id text not null references deeds (id) on delete cascade,
  by text not null,
  sealed_note text not null,
  at timestamptz not null
);
create index deed_notes_of_deed on deed_notes (deed_id);

-- Who of the staff did what, and when: only ever added to, each row sealed to the one before it (rule S7).
create table audit_log (
  id bigint primary key,
  at timestamptz not null,
  by text not null,
  action text not null,
  subject text not null,
  details text not null,
  previous_hash text not null,
  hash text not null unique
);
create function refuse_change() returns trigger language plpgsql as 'begin raise exception ''% is only ever added to'', tg_table_name; end';
create trigger audit_log_append_only before update or delete or truncate on audit_log for each statement execute function refuse_change();
-- Public holidays and make-up days of a year as staff gave them, instead of those the park ships (app/deeds/working-days/holidays.ts).
create table working_years (
  year integer primary key check (year between 2026 and 2100),
  holidays jsonb not null,
  make_ups jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);
