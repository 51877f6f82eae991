-- What a rental was before staff changed it, by the state that the change led to: so that the change can be taken back.
create table rental_changes (
  state_id bigint primary key references deed_states (id) on delete cascade,
  deed_id text not null references deeds (id) on delete cascade,
  space_ids jsonb not null,
  times jsonb not null,
  heads integer not null
);
create index rental_changes_deed on rental_changes (deed_id);
