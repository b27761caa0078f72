-- The ledger of credits: double entry, and only ever added to. A row moves `amount` from one place to another. Places of
-- the customer: available, held, and for what is paid by the month usage-held and usage. All others are outside: where
-- credits come from and where they go.
-- There are no foreign keys here: they would lock a row of `account` and one of `live_key` with each draw. What makes sure
-- is that each transfer is written by the statement that changes the account's running totals.
create table credit_transfer (
  id bigint generated always as identity,
  account_id text not null,
  kind text not null,
  from_place text not null,
  to_place text not null,
  amount bigint not null check (amount > 0),
  -- What it stands for: a hold, a payment, an operator's word. The same thing happens once.
  ref text not null,
  key_id text,
  at timestamptz not null,
  note text,
  -- Of credits that were added: when what is left of them goes.
  expires_at timestamptz,
  -- Of usage paid by the month: the month's first day, in UTC.
  month date,
  -- What the account had right after it; null for usage.
  available_after bigint check (available_after >= 0),
  held_after bigint check (held_after >= 0),
  -- An account's transfers have rising ids, because each is written while the account's totals are locked.
  primary key (account_id, id),
  unique (kind, ref),
  check ((kind, from_place, to_place) in (
    ('grant', 'granted', 'available'),
    ('purchase', 'sold', 'available'),
    ('reserve', 'available', 'held'),
    ('capture', 'held', 'spent'),
    ('release', 'held', 'available'),
    ('refund', 'available', 'refunded'),
    ('expire', 'available', 'expired'),
    ('usage-reserve', 'metered', 'usage-held'),
    ('usage-capture', 'usage-held', 'usage'),
    ('usage-release', 'usage-held', 'metered')
  )),
  check ((month is not null) = (kind like 'usage-%')),
  check ((available_after is null) = (month is not null)),
  check ((held_after is null) = (month is not null)),
  check (expires_at is null or kind in ('grant', 'purchase'))
);

-- What changes how many credits an account owns, but for draws: few rows, from which follows what expires when.
create index credit_transfer_lots on credit_transfer (account_id, id) where kind in ('grant', 'purchase', 'refund', 'expire');
create index credit_transfer_captures on credit_transfer (account_id, at) where kind in ('capture', 'usage-capture');

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'credit_transfer is only ever added to: % refused', lower(tg_op) using errcode = 'restrict_violation';
end
$$;

create trigger credit_transfer_append_only before update or delete or truncate on credit_transfer
  for each statement execute function refuse_ledger_change();

-- The running totals of an account, changed by the same statement that writes the transfer. Room is left in each page so
-- that a change stays in it and touches no index.
create table credit_balance (
  account_id text primary key references account,
  available bigint not null default 0 check (available >= 0),
  held bigint not null default 0 check (held >= 0),
  -- When to look next whether credits expire; null when none do.
  next_expiry_at timestamptz,
  -- Rises with each change.
  version bigint not null default 0
) with (fillfactor = 50);

create index credit_balance_next_expiry on credit_balance (next_expiry_at) where next_expiry_at is not null;

-- Draws at work. Settling deletes the row, so each is settled at most once.
create table credit_hold (
  id text primary key,
  account_id text not null,
  key_id text,
  amount bigint not null check (amount > 0),
  -- The month that pays; null when credits do.
  month date,
  deadline timestamptz not null
);

create index credit_hold_deadline on credit_hold (deadline);

-- Who pays by the month, up to how many units, and at which price months begin.
create table usage_billing (
  account_id text primary key references account,
  is_on boolean not null,
  cap_units bigint not null check (cap_units >= 0),
  -- Millionths of a US dollar.
  micro_usd_per_credit bigint not null check (micro_usd_per_credit >= 0),
  changed_at timestamptz not null
);

-- The running totals of a month, named by its first day in UTC. It keeps the price at which it began.
create table usage_month (
  account_id text not null references account,
  month date not null check (extract(day from month) = 1),
  units bigint not null default 0 check (units >= 0),
  held bigint not null default 0 check (held >= 0),
  micro_usd_per_credit bigint not null check (micro_usd_per_credit >= 0),
  primary key (account_id, month)
) with (fillfactor = 50);
