-- Every content item, whatever its type; its fields are described in app/content.ts.
create extension if not exists btree_gist;

create table items (
  id text primary key,
  type text not null,
  slug text not null,
  status text not null check (status in ('draft', 'scheduled', 'published', 'archived')),
  publish_at timestamptz,
  unpublish_at timestamptz,
  position integer not null default 0,
  cover text,
  data jsonb not null,
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null,
  unique (type, slug)
);
create index items_published on items (type, position) where status in ('published', 'scheduled');

-- What an item was after each change; never altered.
create table item_revisions (
  item_id text not null references items (id) on delete cascade,
  number integer not null,
  slug text not null,
  status text not null,
  publish_at timestamptz,
  unpublish_at timestamptz,
  position integer not null,
  cover text,
  data jsonb not null,
  made_at timestamptz not null,
  made_by text not null,
  primary key (item_id, number)
);

-- Slugs an item had before; they lead to it for good.
create table item_former_slugs (
  type text not null,
  slug text not null,
  item_id text not null references items (id) on delete cascade,
  primary key (type, slug)
);
