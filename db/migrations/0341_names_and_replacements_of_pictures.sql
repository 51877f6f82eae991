-- A picture keeps the name of the file it came as; it is found by it.
alter table pictures add column file_name text;
update pictures set file_name = (
  select details::jsonb ->> 'name' from audit_log
  where subject = 'picture:' || pictures.id and action in ('media.added', 'media.replaced')
  order by audit_log.id desc limit 1
);

-- What a picture was before another took its place, so that it can be put back.
create table picture_replacements (
  id bigint generated always as identity primary key,
  picture_id text not null references pictures (id) on delete cascade,
  former jsonb not null,
  replaced_at timestamptz not null,
  replaced_by text not null,
  undone_at timestamptz
);
create index picture_replacements_newest on picture_replacements (picture_id, id desc);
