-- The Monday whose rite began before an order was paid or reported as paid; it is in the next one (rule W7).
alter table lantern_orders add column missed_on date;

-- Who told from which account the money comes has reported it as paid, which is a state of its own now. A due day stood on unpaid orders for that alone.
with reported as (
  insert into deed_states (deed_id, state, by, at, due_before, retain_before)
  select id, 'reported', 'visitor', now(), due_on, retain_from from deeds
  where kind = 'lantern' and newest_state = 'unpaid' and due_on is not null
  returning id, deed_id
)
update deeds set newest_state = 'reported', newest_state_id = reported.id from reported where deeds.id = reported.deed_id;
