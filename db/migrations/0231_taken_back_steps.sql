-- The step that a step took back: its applicant reads of neither (rule P3).
alter table deed_states add column takes_back bigint references deed_states (id);
