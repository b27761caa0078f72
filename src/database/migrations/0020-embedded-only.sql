-- Accounts whose draws are sent to no language model, by their own choice. In a table of its own, because an account changes once
-- only, when it is deleted.
create table embedded_only (
  account_id text primary key references account,
  since timestamptz not null
);
