-- A closing may begin later on its first day and end earlier on its last (decisions §5); nothing = from midnight, to midnight.
alter table park_closings add column from_time text check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
alter table park_closings add column until_time text check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
