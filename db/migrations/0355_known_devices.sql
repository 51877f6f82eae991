-- Whether a failed sign-in came from a device that had signed in to this account before; `address` is then a hash of the device.
alter table sign_in_failures add column known boolean not null default false;
