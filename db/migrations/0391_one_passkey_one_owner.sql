-- A passkey names its owner at the sign-in by its id alone: no two accounts may hold the same.
delete from staff_passkeys one
using staff_passkeys other
where one.credential_id = other.credential_id and (coalesce(one.created_at, 'infinity'), one.id) > (coalesce(other.created_at, 'infinity'), other.id);
drop index staff_passkeys_credential_id_idx;
create unique index staff_passkeys_credential_id_idx on staff_passkeys (credential_id);
