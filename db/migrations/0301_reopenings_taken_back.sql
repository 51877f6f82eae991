-- The step by which opening the park again restored a deed: while it is the newest one, taking the reopening back takes it back too.
alter table park_closing_cancellations add column restored_step bigint references deed_states (id) on delete set null;
alter table rental_closings add column restored_step bigint references deed_states (id) on delete set null;
