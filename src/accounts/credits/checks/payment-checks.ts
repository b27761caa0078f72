/** The ledger beside what was sold, paid back and metered, and beside who is there; statements as in `LEDGER_CHECKS`. */

const PAID = `
  select case
    when t.ref is null then format('the purchase %s of account %s is paid, but has no credits', p.id, p.account_id)
    when t.account_id <> p.account_id
      then format('the credits of the purchase %s of account %s went to account %s', p.id, p.account_id, t.account_id)
    else format('the purchase %s of account %s is of %s credits, but %s were booked', p.id, p.account_id, p.credits, t.amount)
  end as problem
  from purchase as p left join credit_transfer as t on t.kind = 'purchase' and t.ref = p.session_id
  where p.state = 'paid' and (t.ref is null or t.account_id <> p.account_id or t.amount <> p.credits)`

/** Credits that come back with a refund that failed are named after the purchase, with a number. */
const BOUGHT = `
  select format('account %s has %s credits bought as %s, of which there is no paid purchase', account_id, amount, ref) as problem
  from credit_transfer as t
  where kind = 'purchase' and not exists (
    select from purchase as p
    where p.state = 'paid' and p.account_id = t.account_id and p.session_id = split_part(t.ref, '/', 1)
  )`

const RETURNED = `
  with moved as (
    select split_part(ref, '/', 1) as session_id, sum(case kind when 'refund' then amount else -amount end) as credits
    from credit_transfer where kind in ('refund', 'purchase') and strpos(ref, '/') > 0 group by 1
  ), told as (
    select payment_intent, sum(case when kind <> 'refund-failed' then cents when told_at >= newest then -cents else 0 end) as cents
    from (
      select *, max(told_at) filter (where kind = 'refunded') over (partition by payment_intent) as newest from payment_return
    ) as r group by 1
  ), compared as (
    select p.*, coalesce(m.credits, 0) as moved, least(greatest(coalesce(t.cents, 0), 0), p.cents) as told
    from purchase as p left join moved as m using (session_id) left join told as t using (payment_intent)
    where p.state = 'paid'
  )
  select format('of the purchase %s of account %s, %s credits were to be taken back, but %s were', id, account_id, taken_credits, moved)
    as problem from compared where taken_credits <> moved
  union all
  select format('of the purchase %s of account %s, %s of %s cents went back, but %s of %s credits are accounted for', id, account_id,
    returned_cents, cents, taken_credits + missing_credits, credits)
  from compared where taken_credits + missing_credits <> credits * returned_cents / cents or returned_cents > cents
  union all
  select format('of the purchase %s of account %s, %s cents are written as returned, but the provider told of %s', id, account_id,
    returned_cents, told)
  from compared where returned_cents <> told`

const METERED = `
  select format('account %s was metered %s units in %s, but used %s', account_id, r.units, to_char(month, 'YYYY-MM'),
    coalesce(u.units, 0)) as problem
  from (select account_id, month, sum(units) as units from meter_report group by 1, 2) as r
  left join usage_month as u using (account_id, month)
  where r.units > coalesce(u.units, 0)
  union all
  select format('the report %s of account %s begins at %s units, but the one before ends at %s', id, account_id, from_units, until - units)
  from (
    select *, sum(units) over (partition by account_id, month order by from_units) as until from meter_report
  ) as told
  where from_units <> until - units`

/** What draws gave back that were at work when their account was deleted is nobody's. */
const DELETED = `
  select format('account %s is deleted, but has %s credits', id, available) as problem
  from account as a join credit_balance as b on b.account_id = a.id
  where a.deleted_at is not null and b.available > (
    select coalesce(sum(amount), 0) from credit_transfer as t
    where t.account_id = a.id and t.kind = 'release' and t.at >= a.deleted_at
  )`

export const PAYMENT_CHECKS: readonly string[] = [PAID, BOUGHT, RETURNED, METERED, DELETED]
