-- What staff give back stays with its deed while they can still take that back (rule P3); until this moment nobody else is given it.
alter table group_places add column freed_at timestamptz;
