-- A closing keeps its report: which letters told of it, and of its end (rule P5).
alter table deed_mails add column closing_id text references park_closings (id) on delete set null;
create index deed_mails_of_closing on deed_mails (closing_id) where closing_id is not null;

-- Closings of before: the letters about them were asked for within the moment in which they were made.
update deed_mails set closing_id = told.closing_id
from (
  select park_closings.id as closing_id, closed_at, deed_id from park_closings join park_closing_cancellations on park_closing_cancellations.closing_id = park_closings.id
  union all select park_closings.id, closed_at, deed_id from park_closings join rental_closings on rental_closings.closing_id = park_closings.id
  union all select park_closings.id, closed_at, deed_id from park_closings join lantern_moves on lantern_moves.closing_id = park_closings.id
) as told
where deed_mails.deed_id = told.deed_id and deed_mails.mail in ('group-park-closed', 'rental-park-closed', 'lantern-moved')
  and deed_mails.asked_at >= told.closed_at and deed_mails.asked_at < told.closed_at + interval '1 minute';
