-- Staff and their sign-in. The first four tables are those of better-auth, with our names for its columns
-- (the mapping is in platform/auth/engine.ts, and a test compares the two).
create table staff (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp,
  role text not null default 'viewer' check (role in ('admin', 'booking-officer', 'editor', 'viewer')),
  banned boolean,
  ban_reason text,
  ban_expires timestamptz
);

create table staff_sessions (
  id text primary key,
  token text not null unique,
  staff_id text not null references staff (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  impersonated_by text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);
create index staff_sessions_staff_id_idx on staff_sessions (staff_id);

create table staff_accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  staff_id text not null references staff (id) on delete cascade,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);
create index staff_accounts_staff_id_idx on staff_accounts (staff_id);

create table staff_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create index staff_verifications_identifier_idx on staff_verifications (identifier);

-- Failed sign-ins of the last minutes. Account and address are keyed hashes: enough to count, no use to anyone else.
create table sign_in_failures (
  account text not null,
  address text not null,
  at timestamptz not null default clock_timestamp()
);
create index sign_in_failures_by_account on sign_in_failures (account, address, at);
create index sign_in_failures_by_time on sign_in_failures (at);
