-- A second factor at the sign-in, for who wants one. The columns are those of better-auth, with our names.
alter table staff add column two_factor_enabled boolean;

create table staff_two_factors (
  id text primary key,
  secret text not null,
  backup_codes text not null,
  staff_id text not null references staff (id) on delete cascade,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz
);
create index staff_two_factors_secret_idx on staff_two_factors (secret);
create index staff_two_factors_staff_id_idx on staff_two_factors (staff_id);

-- Links by mail with which somebody sets a password: once, and not for long. Only a keyed hash of the link is kept.
create table staff_links (
  hash text primary key,
  staff_id text not null references staff (id) on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_links_of_staff on staff_links (staff_id);
