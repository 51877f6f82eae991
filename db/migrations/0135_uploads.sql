-- Files that came with a deed (rule D17). The file itself lies in the private store under uploads/{id}, sealed under a key of its own, which
-- is kept here under the deed's key, with the name its sender gave it: erasing the deed leaves bytes that nobody can read.
create table deed_uploads (
  id text primary key,
  deed_id text not null references deeds (id) on delete cascade,
  field text not null,
  -- The answer it came with; null = with the form itself.
  state_id bigint references deed_states (id) on delete cascade,
  content_type text not null,
  size integer not null check (size > 0),
  sealed_name_and_key text not null,
  at timestamptz not null
);
create index deed_uploads_of_deed on deed_uploads (deed_id);

-- What staff asked an applicant, and how the deed stood before: that is what it returns to with the answer (rule D18).
create table deed_questions (
  state_id bigint primary key references deed_states (id) on delete cascade,
  deed_id text not null references deeds (id) on delete cascade,
  state_before text not null,
  due_before date,
  asked_on date not null
);
create index deed_questions_of_deed on deed_questions (deed_id, state_id);
