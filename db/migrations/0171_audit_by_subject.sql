-- What was done to one thing, newest first: each editor shows it below its form.
create index audit_log_of_subject on audit_log (subject, id);
