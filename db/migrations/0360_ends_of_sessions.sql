-- Sessions end when nobody has used them for a while, and some acts ask whether it is still the same person.
alter table staff_sessions add column seen_at timestamptz not null default clock_timestamp();
alter table staff_sessions add column fresh_at timestamptz not null default clock_timestamp();
update staff_sessions set fresh_at = created_at;

-- Why a session ended, for the sign-in page that its browser is led to; only a hash of its token is kept, for a few days.
create table staff_sessions_ended (
  token text primary key,
  why text not null check (why in ('idle', 'password', 'factor', 'elsewhere', 'admin')),
  at timestamptz not null default clock_timestamp()
);

-- What admins settle about sign-ins: one row.
create table sign_in_rules (
  id boolean primary key default true check (id),
  idle_minutes integer not null default 240 check (idle_minutes between 15 and 720)
);
insert into sign_in_rules default values;
