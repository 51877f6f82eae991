-- Whoever booked by telephone without an e-mail address is told by telephone, too: such a mail is never sent, it waits until one of the staff says that it was told.
alter table deed_mails
  add column by_phone boolean not null default false,
  add column told_at timestamptz,
  add column told_by text;
create index deed_mails_to_tell on deed_mails (leaves_at) where by_phone and told_at is null and taken_back_at is null;
