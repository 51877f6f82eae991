-- Roles for which a second factor is required, and from when: until then they are reminded. Admins have 14 days from the first start of this release.
create table second_factor_roles (
  role text primary key check (role in ('admin', 'booking-officer', 'editor', 'viewer')),
  required_from timestamptz not null default clock_timestamp() + interval '14 days'
);
insert into second_factor_roles (role) values ('admin');
