-- Mails that whoever knows a form can have sent to any address (rule H24): three an hour leave by themselves for each mailbox, what comes
-- beyond waits for one summary. Mailboxes lie here as keyed hashes; rows are deleted when nothing is counted by them any more.
create table mailbox_mails (
  mail_id text primary key,
  mailbox_hash text not null,
  asked_at timestamptz not null
);
create index mailbox_mails_mailbox on mailbox_mails (mailbox_hash, asked_at);

-- A summary is open for further mails until it is closed, just before it leaves: from then on what stands in it is fixed.
create table mail_summaries (
  id uuid primary key,
  mailbox_hash text not null,
  leaves_at timestamptz not null,
  closed_at timestamptz,
  sent_at timestamptz
);
create unique index mail_summaries_open on mail_summaries (mailbox_hash) where closed_at is null;

-- That a mail went, or is to go, in a summary is known longer than the summary is kept: no reference.
alter table deed_mails add column summary_id uuid;
create index deed_mails_summary on deed_mails (summary_id) where summary_id is not null;
