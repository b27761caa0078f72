-- One-time codes by mail. `id` is the SHA-256 of the challenge that only the asking browser holds; `hash` is the SHA-256
-- of challenge and code, so that nobody who reads this table can try all the codes.
create table sign_in_code (
  id bytea primary key,
  email text not null,
  hash bytea not null,
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null
);

create index sign_in_code_expires_at on sign_in_code (expires_at);

-- Who is signed in. `hash` is the SHA-256 of the token. A session that is revoked has no row.
create table session (
  id text primary key,
  hash bytea not null unique,
  account_id text not null references account,
  kind text not null check (kind in ('browser', 'token')),
  -- What the person tells it from others by.
  label text not null,
  created_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz not null,
  -- It ends here however often it is used.
  expires_at timestamptz not null
);

-- Without `last_used_at`: writing that down then touches no index.
create index session_account on session (account_id);
create index session_expires_at on session (expires_at);

-- Programs that wait for somebody to let them in (RFC 8628). `id` is the SHA-256 of the device code, `user_code_hash`
-- that of the code which the person types. The token is made when it is handed out; then the row is gone.
create table device_grant (
  id bytea primary key,
  user_code_hash bytea not null unique,
  client_id text not null,
  -- Where the program asked from.
  network text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  interval_seconds integer not null,
  polled_at timestamptz,
  answer text check (answer in ('approved', 'denied')),
  account_id text references account,
  check ((account_id is null) = (answer is null))
);

create index device_grant_expires_at on device_grant (expires_at);
create index device_grant_account on device_grant (account_id);

-- People as other identity providers name them.
create table linked_identity (
  issuer text not null,
  subject text not null,
  account_id text not null references account,
  created_at timestamptz not null,
  primary key (issuer, subject)
);

create index linked_identity_account on linked_identity (account_id);
