-- A picture that says nothing of its own has an empty alt text on purpose.
alter table pictures add column decorative boolean not null default false;
create index pictures_newest on pictures (created_at desc);
