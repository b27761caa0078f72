-- The database keeps the books: whoever serves only adds transfers, and may read all else. Totals, holds and the chain of
-- hashes follow from the transfers here, so that no statement of the service can make them say something else.

alter table credit_transfer
  -- Of reserves: after this, anybody may release what they hold. Null in those from before this column.
  add column deadline timestamptz check (deadline is null or kind in ('reserve', 'usage-reserve')),
  -- Of the transfer, and of the hash of the account's transfer before it.
  add column hash bytea check (length(hash) = 32);

-- Times are hashed as what they are, whatever zone a session is in. A column that comes later is not in the hash; one that
-- should be needs another function, which leaves the rows before it as they are.
create function transfer_hash(previous bytea, entry credit_transfer) returns bytea language plpgsql immutable as $$
begin
  return sha256(coalesce(previous, '') || convert_to(row(
    entry.id, entry.account_id, entry.kind, entry.from_place, entry.to_place, entry.amount, entry.ref, entry.key_id,
    timestamptz_send(entry.at), entry.note, timestamptz_send(entry.expires_at), timestamptz_send(entry.deadline),
    date_send(entry.month), entry.available_after, entry.held_after
  )::text, 'UTF8'));
end
$$;

alter table credit_transfer disable trigger credit_transfer_append_only;
do $$
declare
  entry credit_transfer;
  account text;
  previous bytea;
begin
  for entry in select * from credit_transfer order by account_id, id loop
    previous := transfer_hash(case when entry.account_id = account then previous end, entry);
    account := entry.account_id;
    update credit_transfer set hash = previous where account_id = account and id = entry.id;
  end loop;
end
$$;
alter table credit_transfer enable trigger credit_transfer_append_only;
alter table credit_transfer alter column hash set not null;

-- Where an account's chain ends. Every account with transfers has a row of totals, which is locked before it writes: so the
-- reference to it locks nothing else, and that to the account is the row's own.
alter table credit_balance
  add column last_transfer bigint,
  add column last_hash bytea;
insert into credit_balance (account_id) select distinct account_id from credit_transfer on conflict do nothing;
update credit_balance as b set last_transfer = t.id, last_hash = t.hash
  from (select distinct on (account_id) account_id, id, hash from credit_transfer order by account_id, id desc) as t
  where t.account_id = b.account_id;
alter table credit_transfer add foreign key (account_id) references credit_balance;

-- What a place of the customer gains by a transfer.
create function gain_of(place text, from_place text, to_place text, amount bigint) returns bigint
language sql immutable as $$
  select case place when to_place then amount when from_place then -amount else 0 end
$$;

-- Puts a transfer behind the last one of its account, with what the account has after it. Two rows of one statement would
-- build on the same totals: the second is refused when it is booked.
create function chain_transfer() returns trigger
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  totals credit_balance;
begin
  if new.month is not null then
    -- Months are locked before totals, wherever both are.
    perform from usage_month as m where m.account_id = new.account_id and m.month = new.month for no key update;
  end if;
  loop
    select * into totals from credit_balance as b where b.account_id = new.account_id for no key update;
    exit when found;
    insert into credit_balance (account_id) values (new.account_id) on conflict do nothing;
  end loop;
  -- The id was taken before the lock.
  if new.id <= totals.last_transfer then
    new.id := nextval('credit_transfer_id_seq');
  end if;
  if new.month is null then
    totals.available := totals.available + gain_of('available', new.from_place, new.to_place, new.amount);
    totals.held := totals.held + gain_of('held', new.from_place, new.to_place, new.amount);
    if new.available_after <> totals.available or new.held_after <> totals.held then
      raise exception 'after this % the account has % available and % held', new.kind, totals.available, totals.held
        using errcode = 'restrict_violation';
    end if;
    new.available_after := totals.available;
    new.held_after := totals.held;
  end if;
  new.hash := transfer_hash(totals.last_hash, new);
  return new;
end
$$;

create trigger credit_transfer_chain before insert on credit_transfer
  for each row execute function chain_transfer();

-- Brings totals and holds in line with a transfer. A capture settles its hold: what it leaves is released.
create function book_transfer() returns trigger
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  totals credit_balance;
  rest bigint;
begin
  update credit_balance as b set
    available = b.available + gain_of('available', new.from_place, new.to_place, new.amount),
    held = b.held + gain_of('held', new.from_place, new.to_place, new.amount),
    next_expiry_at = least(b.next_expiry_at, new.expires_at),
    version = b.version + 1,
    last_transfer = new.id,
    last_hash = new.hash
  where b.account_id = new.account_id
  returning * into totals;
  if totals.available <> new.available_after or totals.held <> new.held_after then
    raise exception 'the totals of % do not agree with this %', new.account_id, new.kind using errcode = 'restrict_violation';
  end if;
  if new.month is not null then
    update usage_month as m set
      units = m.units + gain_of('usage', new.from_place, new.to_place, new.amount),
      held = m.held + gain_of('usage-held', new.from_place, new.to_place, new.amount)
    where m.account_id = new.account_id and m.month = new.month;
    if not found then
      raise exception '% has no month %', new.account_id, new.month using errcode = 'restrict_violation';
    end if;
  end if;
  if new.kind in ('reserve', 'usage-reserve') then
    insert into credit_hold (id, account_id, key_id, amount, month, deadline)
    values (new.ref, new.account_id, new.key_id, new.amount, new.month, new.deadline);
  elsif new.kind in ('capture', 'release', 'usage-capture', 'usage-release') and pg_trigger_depth() = 1 then
    delete from credit_hold as h
    where h.id = new.ref and h.account_id = new.account_id and h.amount >= new.amount
      and h.month is not distinct from new.month and h.key_id is not distinct from new.key_id
    returning h.amount into rest;
    if not found then
      raise exception 'the % of % has no hold like it', new.kind, new.ref using errcode = 'restrict_violation';
    end if;
    rest := rest - new.amount;
    if rest > 0 then
      insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, key_id, at, note, month)
      values (new.account_id, case when new.month is null then 'release' else 'usage-release' end, new.from_place,
        case when new.month is null then 'available' else 'metered' end, rest, new.ref, new.key_id, new.at,
        new.note, new.month);
    end if;
  end if;
  return null;
end
$$;

create trigger credit_transfer_book after insert on credit_transfer
  for each row execute function book_transfer();

-- To lock a row, PostgreSQL asks for the right to update a column of it. Where that is all that is meant, these refuse the update.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% follows from the transfers: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;

create trigger credit_hold_follows before update of deadline on credit_hold
  for each statement execute function refuse_change();
create trigger usage_month_follows before update of micro_usd_per_credit on usage_month
  for each statement execute function refuse_change();

-- What was paid stays.
create function refuse_forgetting() returns trigger language plpgsql as $$
begin
  raise exception 'the purchase % was paid: delete refused', old.id using errcode = 'restrict_violation';
end
$$;

create trigger purchase_stays before delete on purchase
  for each row when (old.paid_at is not null or old.state = 'paid') execute function refuse_forgetting();
