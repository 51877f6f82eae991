-- Verification codes travel sealed in the form; only what must not happen twice is kept here, until the code would be over anyway.
create table verification_uses (
  code_id text primary key,
  over_at timestamptz not null
);
create index verification_uses_over_at_idx on verification_uses (over_at);

-- Codes for which somebody opened the link we mailed: they need not be typed any more.
create table verification_proofs (
  code_id text primary key,
  over_at timestamptz not null
);
create index verification_proofs_over_at_idx on verification_proofs (over_at);
