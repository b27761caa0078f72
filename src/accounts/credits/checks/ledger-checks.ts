import { GUARD_CHECKS } from './guard-checks.ts'
import { PAYMENT_CHECKS } from './payment-checks.ts'

/** Statements that each give a `problem`, one sentence a row, for what does not add up; see `checkLedger`. */

const TOTALS_OF_ACCOUNTS = `
  with moved as (
    select account_id,
      sum(case when to_place = 'available' then amount when from_place = 'available' then -amount else 0 end) as available,
      sum(case when to_place = 'held' then amount when from_place = 'held' then -amount else 0 end) as held
    from credit_transfer where month is null group by account_id
  ), at_work as (
    select account_id, sum(amount) as held from credit_hold where month is null group by account_id
  ), compared as (
    select account_id,
      coalesce(b.available, 0) as available, coalesce(m.available, 0) as moved_available,
      coalesce(b.held, 0) as held, coalesce(m.held, 0) as moved_held, coalesce(w.held, 0) as at_work
    from credit_balance as b full join moved as m using (account_id) full join at_work as w using (account_id)
  )
  select format('account %s has %s credits available, but its transfers come to %s', account_id, available, moved_available)
    as problem from compared where available <> moved_available
  union all
  select format('account %s has %s credits held, but its transfers come to %s', account_id, held, moved_held)
  from compared where held <> moved_held
  union all
  select format('account %s has %s credits held, but its draws at work hold %s', account_id, held, at_work)
  from compared where held <> at_work
  union all
  select format('account %s has a negative balance: %s available, %s held', account_id, available, held)
  from compared where available < 0 or held < 0 or moved_available < 0 or moved_held < 0`

const TOTALS_OF_MONTHS = `
  with moved as (
    select account_id, month,
      sum(case when to_place = 'usage' then amount else 0 end) as units,
      sum(case when to_place = 'usage-held' then amount when from_place = 'usage-held' then -amount else 0 end) as held
    from credit_transfer where month is not null group by account_id, month
  ), at_work as (
    select account_id, month, sum(amount) as held from credit_hold where month is not null group by account_id, month
  ), compared as (
    select account_id, to_char(month, 'YYYY-MM') as month,
      coalesce(u.units, 0) as units, coalesce(m.units, 0) as moved_units,
      coalesce(u.held, 0) as held, coalesce(m.held, 0) as moved_held, coalesce(w.held, 0) as at_work
    from usage_month as u full join moved as m using (account_id, month) full join at_work as w using (account_id, month)
  )
  select format('account %s has %s units in %s, but its transfers come to %s', account_id, units, month, moved_units)
    as problem from compared where units <> moved_units
  union all
  select format('account %s has %s units held in %s, but its transfers come to %s', account_id, held, month, moved_held)
  from compared where held <> moved_held
  union all
  select format('account %s has %s units held in %s, but its draws at work hold %s', account_id, held, month, at_work)
  from compared where held <> at_work
  union all
  select format('account %s has a negative month %s: %s units, %s held', account_id, month, units, held)
  from compared where units < 0 or held < 0 or moved_held < 0`

const HOLDS = `
  select case
    when r.ref is null then format('the hold %s of account %s has no reserve', h.id, h.account_id)
    when r.account_id <> h.account_id or r.amount <> h.amount or r.month is distinct from h.month
        or r.key_id is distinct from h.key_id
      then format('the hold %s of account %s (%s) is another than its reserve, of account %s (%s)',
        h.id, h.account_id, h.amount, r.account_id, r.amount)
    else format('the hold %s of account %s is at work, but has been settled', h.id, h.account_id)
  end as problem
  from credit_hold as h
  left join credit_transfer as r
    on r.ref = h.id and r.kind = case when h.month is null then 'reserve' else 'usage-reserve' end
  where r.ref is null or r.account_id <> h.account_id or r.amount <> h.amount or r.month is distinct from h.month
    or r.key_id is distinct from h.key_id
    or exists (select from credit_transfer as s
      where s.ref = h.id and s.kind in ('capture', 'release', 'usage-capture', 'usage-release'))`

const SETTLEMENTS = `
  with draws as (
    select ref, account_id, month,
      coalesce(sum(amount) filter (where kind in ('reserve', 'usage-reserve')), 0) as reserved,
      coalesce(sum(amount) filter (where kind not in ('reserve', 'usage-reserve')), 0) as settled,
      count(distinct key_id) + count(distinct 1) filter (where key_id is null) as keys
    from credit_transfer
    where kind in ('reserve', 'capture', 'release', 'usage-reserve', 'usage-capture', 'usage-release')
    group by ref, account_id, month
  )
  select case
    when d.reserved = 0 then format('%s of account %s is settled with %s, but was never reserved', d.ref, d.account_id, d.settled)
    when d.settled = 0 then format('%s of account %s reserved %s, is not settled, and has no hold', d.ref, d.account_id, d.reserved)
    when d.settled <> d.reserved
      then format('%s of account %s reserved %s, but settled %s', d.ref, d.account_id, d.reserved, d.settled)
    else format('%s of account %s was settled for another key than reserved it', d.ref, d.account_id)
  end as problem
  from draws as d
  where (d.settled <> d.reserved or d.keys <> 1)
    and not (d.settled = 0 and exists (select from credit_hold as h where h.id = d.ref and h.account_id = d.account_id))`

/** Each transfer says what the account had after it, which must follow from the one before. */
const CHAIN = `
  with chain as (
    select account_id, id, kind, available_after, held_after,
      sum(case when to_place = 'available' then amount when from_place = 'available' then -amount else 0 end) over so_far
        as available,
      sum(case when to_place = 'held' then amount when from_place = 'held' then -amount else 0 end) over so_far as held
    from credit_transfer where month is null
    window so_far as (partition by account_id order by id)
  )
  select format('after transfer %s (%s), account %s should have had %s available and %s held, but had %s and %s',
    id, kind, account_id, available, held, available_after, held_after) as problem
  from chain where available <> available_after or held <> held_after`

const STRANGERS = `
  select format('account %s has transfers, but is not there', account_id) as problem
  from (select distinct account_id from credit_transfer) as t
  where not exists (select from account where id = t.account_id)`

/** Each transfer is as it was when it was written, and the last one is where the account's row of totals says. */
const HASHES = `
  with chain as (
    select t as entry, lag(hash) over (partition by account_id order by id) as previous from credit_transfer as t
  )
  select format('transfer %s (%s) of account %s is not as it was written, or not the one before it', (entry).id, (entry).kind,
    (entry).account_id) as problem
  from chain where (entry).hash is distinct from transfer_hash(previous, entry)
  union all
  select format('the transfers of account %s end with %s, but its last one was %s', b.account_id, coalesce(t.id::text, 'none'),
    coalesce(b.last_transfer::text, 'none'))
  from credit_balance as b left join lateral (
    select id, hash from credit_transfer where account_id = b.account_id order by id desc limit 1
  ) as t on true
  where (b.last_transfer, b.last_hash) is distinct from (t.id, t.hash)`

export const LEDGER_CHECKS: readonly string[] = [
  ...GUARD_CHECKS,
  STRANGERS,
  TOTALS_OF_ACCOUNTS,
  TOTALS_OF_MONTHS,
  HOLDS,
  SETTLEMENTS,
  CHAIN,
  HASHES,
  ...PAYMENT_CHECKS,
]
