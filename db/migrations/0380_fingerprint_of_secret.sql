-- With which SECRET this database was made: a keyed hash, from which it cannot be found again.
create table secret_fingerprint (
  only_one boolean primary key default true check (only_one),
  fingerprint text not null
);
