-- Why somebody in a group comes in free, as it is checked at the gate. Null where nobody does, where it was not asked yet, where staff
-- made an exception, and for groups with an official letter.
alter table group_reservations add column free_reason text check (free_reason in ('young', 'disabled', 'volunteer'));
alter table group_changes add column free_reason text check (free_reason in ('young', 'disabled', 'volunteer'));
