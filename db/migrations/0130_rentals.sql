-- One row for each space that somebody asked for: what is scarce, and so what is locked (rule D8).
create table rentable_spaces (
  space_id text primary key
);

-- What a renter asked for, without what is personal, which the deed keeps sealed (rule D11).
create table rentals (
  deed_id text primary key references deeds (id) on delete cascade,
  event text not null,
  heads integer not null check (heads > 0)
);

create table rental_spaces (
  deed_id text not null references rentals (deed_id) on delete cascade,
  space_id text not null references rentable_spaces (space_id),
  primary key (deed_id, space_id)
);

-- Days with the same hours, both days included: the space is taken from set_up to clear, the event runs from starts to ends.
create table rental_times (
  deed_id text not null references rentals (deed_id) on delete cascade,
  place smallint not null,
  day date not null,
  last_day date not null check (last_day >= day),
  set_up text not null,
  starts text not null check (starts >= set_up),
  ends text not null check (ends > starts),
  clear text not null check (clear >= ends),
  primary key (deed_id, place)
);
create index rental_times_day on rental_times (day);

-- What approved rentals hold, setting up and clearing away included. Two never overlap in one space, whatever the code does (rule D13).
create table rental_holdings (
  deed_id text not null references rentals (deed_id) on delete cascade,
  space_id text not null references rentable_spaces (space_id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  constraint rental_holdings_never_overlap exclude using gist (space_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index rental_holdings_of_deed on rental_holdings (deed_id);

-- Which request was declined because another was approved: taken back with it.
create table rental_displacements (
  deed_id text primary key references rentals (deed_id) on delete cascade,
  for_deed_id text not null references rentals (deed_id) on delete cascade,
  state text not null
);
create index rental_displacements_for on rental_displacements (for_deed_id);

-- Outline quotes, whole NT$; the newest holds. Their words are sealed with the deed.
create table rental_quotes (
  id bigint generated always as identity primary key,
  deed_id text not null references rentals (deed_id) on delete cascade,
  amount integer not null check (amount >= 0),
  sealed_words text not null,
  quoted_at timestamptz not null,
  quoted_by text not null
);
create index rental_quotes_of_deed on rental_quotes (deed_id, id);

-- What a closing of the park cancelled, and what it was before (rules P1, P4).
create table rental_closings (
  closing_id text not null references park_closings (id) on delete cascade,
  deed_id text not null references rentals (deed_id) on delete cascade,
  state text not null,
  primary key (closing_id, deed_id)
);
