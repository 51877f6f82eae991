-- A password that the system made up and showed to somebody: its owner chooses another before anything else.
alter table staff add column made_up_password boolean not null default false;
