import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'

/** What an operator did. Nobody changes or removes one afterwards: the database refuses that. */
export interface OperatorAct {
  /** Larger for those that were done later. */
  readonly number: bigint
  readonly at: Date
  readonly operator: string
  readonly act: ActKind
  /** The slug of a site, a custom domain, or the id of an account or a report. */
  readonly subject: string
  /** Whose that is, or was; null where nobody wrote it down. */
  readonly accountId: string | null
  readonly reason: string | null
  readonly note: string | null
}

const KINDS = [
  'site-taken-down',
  'site-restored',
  'account-suspended',
  'account-restored',
  'name-allowed',
  'name-refused',
  'report-closed',
  'domain-released',
  'credits-granted',
  'credits-taken',
] as const

export type ActKind = (typeof KINDS)[number]

/** Who does something, and what for besides its reason. */
export interface Operator {
  /** The name of the user on the operator's machine. */
  readonly operator: string
  readonly note: string | null
}

/** Where the database tells that an operator did something; the notice says nothing more. */
export const OPERATOR_ACTS = 'burin_operator_acts'

const ACT = rowForm<OperatorAct>({
  number: z.bigint(),
  at: z.date(),
  operator: z.string(),
  act: z.enum(KINDS),
  subject: z.string(),
  accountId: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
})

/** Held until the transaction ends: who has read the act with a number has read all below it. */
const ONE_BY_ONE = "select pg_advisory_xact_lock(x'627572696e616374'::bigint)"

const INSERT = `
  insert into operator_act (at, operator, act, subject, account_id, reason, note) values ($1, $2, $3, $4, $5, $6, $7)
  returning pg_notify('${OPERATOR_ACTS}', '')::text`

/** Writes down what is done, at the end of the transaction that does it, and tells every process when that commits. */
export async function recordAct(within: Queryable, act: Omit<OperatorAct, 'number'>): Promise<void> {
  await within.query(ONE_BY_ONE)
  await within.query(INSERT, [act.at, act.operator, act.act, act.subject, act.accountId, act.reason, act.note])
}

/** Which acts are meant; null: whichever. */
export interface ActsMeant {
  /** About this very slug, domain or id. */
  readonly subject: string | null
  /** About this account, or anything of it. */
  readonly accountId: string | null
  /** Not before that. */
  readonly since: Date | null
}

const LIST = `
  select ${ACT.columns()} from operator_act
  where ($1::text is null or subject = $1) and ($2::text is null or account_id = $2 or subject = $2)
    and ($3::timestamptz is null or at >= $3)
  order by number desc limit $4`

/** What was done last, the latest first. */
export async function listActs(
  database: Queryable,
  { subject = null, accountId = null, since = null, limit }: Partial<ActsMeant> & { readonly limit: number },
): Promise<readonly OperatorAct[]> {
  return await ACT.all(database, LIST, [subject, accountId, since, limit])
}

const SINCE = `select ${ACT.columns()} from operator_act where number > $1 order by number limit $2`

/** What was done after the act with that number, the first first. */
export async function readActsSince(
  database: Queryable,
  { number, limit }: { number: bigint; limit: number },
): Promise<readonly OperatorAct[]> {
  return await ACT.all(database, SINCE, [number, limit])
}

const LAST = rowForm<{ readonly number: bigint }>({ number: z.bigint() })

/** The number of the act that was done last; 0 where nothing was done. */
export async function readLastAct(database: Queryable): Promise<bigint> {
  return (await LAST.only(database, 'select coalesce(max(number), 0) as number from operator_act')).number
}
