-- What a virus scanner has against a file of an applicant: `held` until it has looked, `infected` (its bytes are gone); null = nothing.
alter table deed_uploads add column scan text check (scan in ('held', 'infected'));
create index deed_uploads_held on deed_uploads (at) where scan = 'held';
