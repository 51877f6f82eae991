-- What staff corrected of a deed was before, sealed with the deed, by the state that the correction led to: so that it can be taken back.
create table deed_corrections (
  state_id bigint primary key references deed_states (id) on delete cascade,
  deed_id text not null references deeds (id) on delete cascade,
  sealed_before text not null
);
create index deed_corrections_deed on deed_corrections (deed_id);
