-- Payments by Stripe: what was asked of it, and what it told. Money is in US cents. No cards, no keys, no signatures.

-- Stripe's customer of an account, in test mode and in live mode.
create table stripe_customer (
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  -- Null until Stripe has answered, and again once it knows the customer no more.
  customer_id text unique,
  -- Part of the idempotency key of the customer's making: rises when the same key would only get the same refusal.
  attempt integer not null default 0,
  primary key (account_id, mode)
);

-- Packs of credits, from the click on.
create table purchase (
  -- Made from the form that asked for it: a form that is sent twice is one purchase.
  id text primary key,
  account_id text not null references account,
  pack text not null,
  credits bigint not null check (credits > 0),
  cents bigint not null check (cents > 0),
  -- mismatch: paid, but not what was asked; somebody has to look.
  state text not null default 'open'
    check (state in ('open', 'pending', 'paid', 'failed', 'expired', 'mismatch')),
  attempt integer not null default 0,
  -- Stripe's Checkout Session; null until Stripe has answered.
  session_id text unique,
  payment_intent text unique,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- What went back to the customer, and the credits for it: those that were taken, and those that were spent already.
  returned_cents bigint not null default 0 check (returned_cents between 0 and cents),
  taken_credits bigint not null default 0 check (taken_credits >= 0),
  missing_credits bigint not null default 0 check (missing_credits >= 0),
  -- How often the credits were set right; part of the ledger's reference.
  returns integer not null default 0,
  check (taken_credits + missing_credits <= credits)
);

create index purchase_account on purchase (account_id, created_at);

-- Money that went back, by payment, known or not: Stripe may tell of it before it tells that the payment was made.
create table payment_return (
  -- Stripe's charge (of its refunds, the sum), failed refund or dispute.
  id text primary key,
  payment_intent text not null,
  kind text not null check (kind in ('refunded', 'refund-failed', 'disputed')),
  cents bigint not null check (cents >= 0),
  -- When Stripe made the event that told; older news changes nothing.
  told_at timestamptz not null
);

create index payment_return_payment on payment_return (payment_intent);

-- Events that were handled. Written in the transaction that does what they ask for.
create table stripe_event (
  id text primary key,
  type text not null,
  handled_at timestamptz not null
);

-- What Stripe's catalogue has for usage billing, at a price.
create table usage_price (
  mode text not null check (mode in ('test', 'live')),
  micro_usd_per_credit bigint not null,
  price_id text not null,
  primary key (mode, micro_usd_per_credit)
);

-- Monthly billing, from the click on.
create table usage_subscription (
  id text primary key,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  cap_units bigint not null check (cap_units > 0),
  -- Of one credit, as agreed when it was begun; Stripe's price does not change either.
  micro_usd_per_credit bigint not null,
  -- ending: off here, and not yet cancelled at Stripe.
  state text not null default 'open' check (state in ('open', 'active', 'past-due', 'ending', 'ended')),
  -- False for one that was begun although another was running: its last invoice would bill the same units again.
  is_billed boolean not null default true,
  attempt integer not null default 0,
  session_id text unique,
  subscription_id text unique,
  -- Why it is off; a sentence for the customer.
  problem text,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);

create index usage_subscription_account on usage_subscription (account_id, created_at);
-- Units are metered by customer: two subscriptions at once would both bill them.
create unique index usage_subscription_running on usage_subscription (account_id) where state in ('active', 'past-due');
create index usage_subscription_ending on usage_subscription (id) where state = 'ending';

create table stripe_invoice (
  id text primary key,
  account_id text not null references account,
  number text,
  -- The month that is billed, as YYYY-MM in UTC.
  month text not null,
  cents bigint not null,
  status text not null check (status in ('open', 'uncollectible', 'void', 'paid')),
  -- Stripe's page of the invoice.
  url text,
  failed_at timestamptz,
  created_at timestamptz not null
);

create index stripe_invoice_account on stripe_invoice (account_id, created_at);

-- Units on their way to Stripe's meter. Each row is a stretch of a month's units that follows on the one before, so that
-- processes that count at once make the same row, once.
create table meter_report (
  -- Stripe takes an identifier once.
  id text primary key,
  account_id text not null references account,
  mode text not null check (mode in ('test', 'live')),
  month date not null,
  from_units bigint not null check (from_units >= 0),
  units bigint not null check (units > 0),
  -- When the units were used, as Stripe is told: a time in that month.
  used_at timestamptz not null,
  -- rejected: Stripe will not take it, or it may have taken it so long ago that it would take it again.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'rejected')),
  first_tried_at timestamptz,
  -- Until then another process is at it.
  claimed_until timestamptz,
  problem text,
  unique (account_id, month, from_units)
);

create index meter_report_waiting on meter_report (id) where state = 'waiting';
