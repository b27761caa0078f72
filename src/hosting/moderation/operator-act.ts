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
] as const

export type ActKind = (typeof KINDS)[number]

/** Who does something, and what for besides its reason. */
export interface Operator {
  /** The name of the user on the operator's machine. */
  readonly operator: string
  readonly note: string | null
}

const ACT = rowForm<OperatorAct>({
  number: z.bigint(),
  at: z.date(),
  operator: z.string(),
  act: z.enum(KINDS),
  subject: z.string(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
})

const INSERT = 'insert into operator_act (at, operator, act, subject, reason, note) values ($1, $2, $3, $4, $5, $6)'

/** Writes down what is done, within the transaction that does it. */
export async function recordAct(within: Queryable, act: Omit<OperatorAct, 'number'>): Promise<void> {
  await within.query(INSERT, [act.at, act.operator, act.act, act.subject, act.reason, act.note])
}

const LIST = `
  select ${ACT.columns()} from operator_act
  where $1::text is null or subject = $1 order by number desc limit $2`

/** What was done last, the latest first; `subject`: about this one alone. */
export async function listActs(
  database: Queryable,
  { subject, limit }: { subject: string | null; limit: number },
): Promise<readonly OperatorAct[]> {
  return await ACT.all(database, LIST, [subject, limit])
}

const SINCE = `
  select ${ACT.columns()} from operator_act
  where number > $1 order by number limit $2`

/** What was done after the act with that number, the first first. */
export async function readActsSince(
  database: Queryable,
  { number, limit }: { number: bigint; limit: number },
): Promise<readonly OperatorAct[]> {
  return await ACT.all(database, SINCE, [number, limit])
}
