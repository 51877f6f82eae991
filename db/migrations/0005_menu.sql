-- What staff changed of the built-in main menu (ids 1–41), and the items of their own (from 1001).
create table menu_items (
  id integer primary key,
  parent integer,
  position integer not null,
  routing text not null,
  icon text not null default '',
  hidden boolean not null default false,
  names jsonb
);
