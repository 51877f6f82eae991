-- Outline quotes, whole NT$; the newest holds. Their words are sealed with the deed. Rentals had them to themselves; groups are quoted packages (rule G10).
create table deed_quotes (
  id bigint generated always as identity primary key,
  deed_id text not null references deeds (id) on delete cascade,
  amount integer not null check (amount >= 0),
  sealed_words text not null,
  quoted_at timestamptz not null,
  quoted_by text not null
);
create index deed_quotes_of_deed on deed_quotes (deed_id, id);
insert into deed_quotes (deed_id, amount, sealed_words, quoted_at, quoted_by)
  select deed_id, amount, sealed_words, quoted_at, quoted_by from rental_quotes order by id;
drop table rental_quotes;
