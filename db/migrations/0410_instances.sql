-- The processes that serve this database, as far as they were there within the last minutes: whether they share one storage of files.
create table instances (id uuid primary key, seen_at timestamptz not null);
