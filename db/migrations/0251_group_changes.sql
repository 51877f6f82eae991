-- What a group's reservation was before staff changed it, by the state that the change led to: so that the change can be taken back.
create table group_changes (
  state_id bigint primary key references deed_states (id) on delete cascade,
  deed_id text not null references deeds (id) on delete cascade,
  day date not null,
  start_time text not null,
  end_time text not null,
  total integer not null,
  general integer not null,
  discount integer not null,
  local integer not null,
  senior integer not null,
  free integer not null
);
create index group_changes_deed on group_changes (deed_id);
