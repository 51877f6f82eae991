-- One row: what all processes share about sending mail. When the next letter may leave (SMTP_RATE), and since when letters are known to be late.
create table mail_state (id int primary key check (id = 1), free_at timestamptz not null default now(), late_since timestamptz);
