-- Passkeys, with which somebody signs in without a password. The columns are those of better-auth, with our names; used_at is ours.
create table staff_passkeys (
  id text primary key,
  name text,
  public_key text not null,
  staff_id text not null references staff (id) on delete cascade,
  credential_id text not null,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamptz,
  aaguid text,
  used_at timestamptz
);
create index staff_passkeys_staff_id_idx on staff_passkeys (staff_id);
create index staff_passkeys_credential_id_idx on staff_passkeys (credential_id);

-- Whether a session began with a passkey, which counts as both factors.
alter table staff_sessions add column by_passkey boolean not null default false;
