-- What was ordered, without what is personal, which the deed keeps sealed: names, wishes, address (rules W1–W6).
create table lantern_orders (
  deed_id text primary key references deeds (id) on delete cascade,
  -- A Monday; while the order is unpaid, that of its promise.
  rite_on date not null check (extract(isodow from rite_on) = 1),
  pay_by date not null,
  lanterns smallint not null check (lanterns between 1 and 10),
  -- NT$ for one lantern, as it was on the day of the order.
  price integer not null check (price >= 0)
);
create index lantern_orders_rite on lantern_orders (rite_on);

-- Orders whose rite a closing of the park moved to a later Monday (rule W8).
create table lantern_moves (
  closing_id text not null references park_closings (id) on delete cascade,
  deed_id text not null references lantern_orders (deed_id) on delete cascade,
  moved_from date not null,
  moved_to date not null,
  primary key (closing_id, deed_id)
);
