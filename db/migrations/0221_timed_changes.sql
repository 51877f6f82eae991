-- A change of an item that is out, which takes its place at a time: its row as it will be from then on (rule C20).
create table item_timed_changes (
  item_id text primary key references items (id) on delete cascade,
  publish_at timestamptz not null,
  item jsonb not null,
  -- The version of the draft it was.
  version integer not null,
  minor boolean not null,
  confirmed text[] not null,
  made_by text not null
);
