-- Pictures: what is shown of each; the bytes themselves are files.
create table pictures (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  version text not null,
  file_key text not null,
  content_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  focal_x double precision not null default 0.5 check (focal_x between 0 and 1),
  focal_y double precision not null default 0.5 check (focal_y between 0 and 1),
  tiny text[] not null check (array_length(tiny, 1) = 4),
  alt jsonb not null check (alt ? 'zh_TW'),
  created_at timestamptz not null default now(),
  created_by text
);
