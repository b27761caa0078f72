-- People. A deleted account keeps its row, without its address: the ledger goes on naming it.
create table account (
  id text primary key,
  -- Lower case; null once the account is deleted.
  email text unique,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((email is null) = (deleted_at is not null))
);

-- Live keys. Of the secret only its SHA-256 and its last four characters.
create table live_key (
  id text primary key,
  account_id text not null references account,
  name text not null,
  -- A hash of what the form that asked for it was marked with: the same form sent twice makes one key.
  form bytea not null unique,
  hash bytea not null unique,
  last_four text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);

create index live_key_account on live_key (account_id, created_at);

-- The one free draw of a browser without an account; `id` is a hash of its cookie's random part.
create table free_draw (
  id bytea primary key,
  -- While a draw is at work; passed by without `used_at`, the free draw is there again.
  held_until timestamptz not null,
  used_at timestamptz
);

create index free_draw_held_until on free_draw (held_until) where used_at is null;
create index free_draw_used_at on free_draw (used_at) where used_at is not null;
