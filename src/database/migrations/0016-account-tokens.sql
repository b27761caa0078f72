-- Tokens that somebody made for programs which nobody lets in, such as CI. `hash` is the SHA-256 of the token. One that is revoked has no row;
-- one that is over stays for a while, so that whoever still sends it is told why it is refused.
create table account_token (
  id text primary key,
  hash bytea not null unique,
  account_id text not null references account,
  name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- To the hour; null until it is used.
  last_used_at timestamptz
);

-- Without `last_used_at`: writing that down then touches no index.
create index account_token_account on account_token (account_id);
create index account_token_expires_at on account_token (expires_at);
