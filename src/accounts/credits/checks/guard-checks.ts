/** The functions that keep the books, with a digest of each as the migrations make it: an emptied one would keep nothing. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  book_transfer: '492fee1fac19b442',
  chain_transfer: '4462555093a9202c',
  gain_of: 'd03a44da6bfbffb6',
  is_sound: '709b6aad70df28dc',
  refuse_account_change: '963dd995396a59a9',
  refuse_change: '78237973570c2aa8',
  refuse_forgetting: '8f1f956b45336279',
  refuse_ledger_change: '6c788ba5c17e1d58',
  transfer_hash: 'f339cc852a2070f7',
}

/** The triggers that call them, as PostgreSQL tells each. */
const TRIGGERS: Readonly<Record<string, string>> = {
  account_stays:
    'BEFORE UPDATE ON public.account FOR EACH ROW WHEN (((old.deleted_at IS NOT NULL) OR (new.deleted_at IS NULL) OR (new.email IS NOT NULL))) EXECUTE FUNCTION refuse_account_change()',
  credit_hold_follows:
    'BEFORE UPDATE OF deadline ON public.credit_hold FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  credit_transfer_append_only:
    'BEFORE DELETE OR UPDATE OR TRUNCATE ON public.credit_transfer FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()',
  credit_transfer_book: 'AFTER INSERT ON public.credit_transfer FOR EACH ROW EXECUTE FUNCTION book_transfer()',
  credit_transfer_chain: 'BEFORE INSERT ON public.credit_transfer FOR EACH ROW EXECUTE FUNCTION chain_transfer()',
  purchase_stays:
    "BEFORE DELETE ON public.purchase FOR EACH ROW WHEN (((old.paid_at IS NOT NULL) OR (old.state = 'paid'::text))) EXECUTE FUNCTION refuse_forgetting()",
  purchase_stays_paid:
    "BEFORE UPDATE ON public.purchase FOR EACH ROW WHEN (((old.state = 'paid'::text) AND ((new.state <> 'paid'::text) OR (new.paid_at IS NULL) OR (new.session_id IS DISTINCT FROM old.session_id)))) EXECUTE FUNCTION refuse_forgetting()",
  usage_month_follows:
    'BEFORE UPDATE OF micro_usd_per_credit ON public.usage_month FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
}

/** The only columns of the books that others than the owner may update: for locks, and for when to look for expired credits. */
const UPDATED = ['credit_balance.next_expiry_at', 'credit_hold.deadline', 'usage_month.micro_usd_per_credit']

const rowsOf = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([name, text]) => `('${name}', '${text.replaceAll("'", "''")}')`)
    .join(', ')

const GUARDS_AS_MADE = `
  select format('the books are not guarded: the function %s is not as the migrations made it', name) as problem
  from (values ${rowsOf(FUNCTIONS)}) as made (name, digest)
  where not exists (
    select from pg_proc where proname = name and pronamespace = 'public'::regnamespace
      and left(encode(sha256(convert_to(concat(prosrc, prosecdef, proconfig), 'UTF8')), 'hex'), 16) = digest
  )
  union all
  select format('the books are not guarded: the trigger %s is missing, off or another', name)
  from (values ${rowsOf(TRIGGERS)}) as made (name, text)
  where not exists (
    select from pg_trigger where tgname = name and tgenabled in ('O', 'A')
      and pg_get_triggerdef(oid) = format('CREATE TRIGGER %s %s', name, text)
  )
  union all
  select 'the books are not guarded: a transfer may be unsound'
  where not exists (
    select from pg_constraint where conrelid = 'credit_transfer'::regclass and convalidated
      and pg_get_constraintdef(oid) = 'CHECK (is_sound(credit_transfer.*))'
  )`

/** Superusers need no right, so nothing is said of them. */
const RIGHTS = `
  with book as (
    select oid, relname, relowner, relacl from pg_class
    where oid in ('credit_transfer'::regclass, 'credit_balance'::regclass, 'credit_hold'::regclass, 'usage_month'::regclass)
  )
  select format('%s may %s %s', a.grantee::regrole, lower(a.privilege_type), relname) as problem
  from book, aclexplode(relacl) as a where a.grantee <> relowner and a.privilege_type <> 'SELECT'
  union all
  select format('%s may update %s of %s', a.grantee::regrole, attname, relname)
  from book join pg_attribute on attrelid = book.oid, aclexplode(attacl) as a
  where a.grantee <> relowner and a.privilege_type = 'UPDATE' and relname || '.' || attname not in (${UPDATED.map((one) => `'${one}'`).join(', ')})`

/** What keeps the books must be there, switched on, and unchanged; statements as in `LEDGER_CHECKS`. */
export const GUARD_CHECKS: readonly string[] = [GUARDS_AS_MADE, RIGHTS]
