-- How often hours and closures were changed: calendar files number their entries by it (rule T17), so it only ever rises,
-- deletions included. It is never below the seconds since 2020, so that a restored backup does not fall behind what was sent.
create table calendar_changes (
  id boolean primary key default true check (id),
  number bigint not null,
  changed_at timestamptz not null
);

insert into calendar_changes (number, changed_at)
select count(*) + coalesce(max(extract(epoch from at)::bigint - 1577836800), 0), coalesce(max(at), to_timestamp(0)) from (
  select changed_at as at from opening_hours union all select changed_at from opening_exceptions
  union all select closed_at from closures union all select lifted_at from closure_liftings
) as changes;

-- Its body stands on one line, since a line that ends in a semicolon ends a statement of a migration.
create function count_calendar_change() returns trigger language plpgsql as $$ begin insert into calendar_changes as kept (number, changed_at) values (extract(epoch from now())::bigint - 1577836800, now()) on conflict (id) do update set number = greatest(kept.number + 1, excluded.number), changed_at = excluded.changed_at; return null; end $$;

create trigger opening_hours_changed after insert or update or delete on opening_hours for each statement execute function count_calendar_change();
create trigger opening_exceptions_changed after insert or update or delete on opening_exceptions for each statement execute function count_calendar_change();
create trigger closures_changed after insert or update or delete on closures for each statement execute function count_calendar_change();
create trigger closure_liftings_changed after insert or update or delete on closure_liftings for each statement execute function count_calendar_change();
