-- Icons of accounts: programs with a cut, never pictures, which are drawn anew whenever somebody looks. Those that somebody keeps, and for a
-- while those that they drew.
create table own_icon (
  -- `ico_` and 24 base-62 characters.
  id text primary key,
  number bigint generated always as identity unique,
  account_id text not null references account,
  name text not null,
  program text not null,
  -- SHA-256 of the program: an account has each once.
  digest bytea not null,
  -- The words that drew it; null where none did.
  prompt text,
  -- Such as `24/2/3 outlined`.
  cut text not null,
  is_draft boolean not null,
  -- Null: not kept, not in the history.
  kept_at timestamptz,
  drawn_at timestamptz,
  unique (account_id, digest),
  check (kept_at is not null or drawn_at is not null)
);

create index own_icon_kept on own_icon (account_id, kept_at, number) where kept_at is not null;
create index own_icon_drawn on own_icon (account_id, drawn_at, number) where drawn_at is not null;
create index own_icon_drawn_at on own_icon (drawn_at) where drawn_at is not null;

-- Held while something of an account's icons changes, so that two changes at once do not pass a limit together.
create table own_icon_owner (
  account_id text primary key references account,
  keeps_history boolean not null default true
);

create table own_icon_set (
  -- `set_` and 24 base-62 characters.
  id text primary key,
  number bigint generated always as identity unique,
  account_id text not null references account,
  name text not null,
  cut text not null,
  -- The last part of the address under which anybody sees it; null: nobody else does. Whoever reads this reads the icons beside it too, so a
  -- hash would keep nothing from them.
  share text unique,
  created_at timestamptz not null
);

create index own_icon_set_account on own_icon_set (account_id, number);

create table own_icon_in_set (
  set_id text not null references own_icon_set on delete cascade,
  icon_id text not null references own_icon on delete cascade,
  number bigint generated always as identity unique,
  primary key (set_id, icon_id)
);

create index own_icon_in_set_icon on own_icon_in_set (icon_id);
