-- Until when staff had to answer, and from when retention counted, before a step was taken: taking it back puts both back (rule B1).
alter table deed_states add column due_before date;
alter table deed_states add column retain_before date;
