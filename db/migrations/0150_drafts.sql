-- Which translations follow which Chinese: for each text the revisions in which a language was last changed.
alter table items
  add column marks jsonb not null default '{}',
  -- Languages in which everything is said, and those that lag behind the Chinese; null until somebody counted.
  add column complete text[],
  add column stale text[];
alter table item_revisions add column minor boolean not null default false;

-- What staff are writing of an item, beside what visitors see. Its fields may still be wrong or missing.
create table item_drafts (
  item_id text primary key references items (id) on delete cascade,
  version integer not null,
  base_revision integer not null,
  content jsonb not null,
  dirty boolean not null,
  complete text[] not null,
  stale text[] not null,
  updated_at timestamptz not null,
  updated_by text not null
);

-- What it was after each saving: from these, changes of two people are told apart. Those kept on purpose stay in the history.
create table item_draft_versions (
  item_id text not null references items (id) on delete cascade,
  version integer not null,
  content jsonb not null,
  kept boolean not null,
  made_at timestamptz not null,
  made_by text not null,
  primary key (item_id, version)
);
