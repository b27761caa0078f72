import { createHash } from 'node:crypto'
import type { Queryable } from '../database/database.ts'
import { cutName } from '../drawing/model/cut.ts'
import { randomText } from '../platform/random-text.ts'
import type { NewIcon } from './keep-icons.ts'
import { DRAWN_MS, OWN_LIMITS } from './limits.ts'
import { lockOwner } from './lock-owner.ts'
import type { OwnIconsDeps } from './own-icons-deps.ts'

const REMEMBER = `
  insert into own_icon (id, account_id, name, program, digest, prompt, cut, is_draft, drawn_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (account_id, digest) do update set drawn_at = excluded.drawn_at,
    prompt = excluded.prompt,
    cut = case when own_icon.kept_at is null then excluded.cut else own_icon.cut end,
    is_draft = case when own_icon.kept_at is null then excluded.is_draft else own_icon.is_draft end`

/** Those that are kept too are no longer in the history; the others are gone. */
const LEAVE = `
  with gone as (
    delete from own_icon where id in (select id from leaving) and kept_at is null returning 1
  ), stayed as (
    update own_icon set drawn_at = null where id in (select id from leaving) and kept_at is not null returning 1
  )
  select 1 from gone union all select 1 from stayed`

const TRIM = `
  with leaving as (
    select id from own_icon where account_id = $1 and drawn_at is not null
    order by drawn_at desc, number desc offset ${OWN_LIMITS.drawn}
  ), ${LEAVE.trim().slice('with '.length)}`

const CLEAR = `
  with leaving as (
    select id from own_icon where account_id = $1 and drawn_at is not null
  ), ${LEAVE.trim().slice('with '.length)}`

const SWEEP = `
  with leaving as (
    select id from own_icon where drawn_at <= $1 order by drawn_at limit $2 for update skip locked
  ), ${LEAVE.trim().slice('with '.length)}`

/** Puts what an account drew into its history, the newest of it as far as it goes; nothing where the account wants none. */
export async function rememberDrawn(
  { database, now, random }: OwnIconsDeps,
  { accountId, icons }: { readonly accountId: string; readonly icons: readonly NewIcon[] },
): Promise<void> {
  const fitting = icons.filter(({ program }) => Buffer.byteLength(program) <= OWN_LIMITS.programBytes)
  await database.transaction(async (within) => {
    const owner = await lockOwner(within, accountId)
    if (owner?.keepsHistory !== true) return
    for (const { name, program, prompt, cut, isDraft } of fitting) {
      const digest = createHash('sha256').update(program).digest()
      const id = `ico_${randomText(random, 24)}`
      await within.query(REMEMBER, [
        id,
        accountId,
        name,
        program,
        digest,
        prompt,
        cutName(cut),
        isDraft,
        new Date(now()),
      ])
    }
    await within.query(TRIM, [accountId])
  })
}

/** Empties the history of an account; what is kept stays. */
export async function clearDrawn({ database }: Pick<OwnIconsDeps, 'database'>, accountId: string): Promise<void> {
  await database.transaction(async (within) => {
    if ((await lockOwner(within, accountId)) !== null) await within.query(CLEAR, [accountId])
  })
}

/** Whether what an account draws from now on is in its history. What is in there stays. */
export async function setHistory(
  { database }: Pick<OwnIconsDeps, 'database'>,
  { accountId, isOn }: { readonly accountId: string; readonly isOn: boolean },
): Promise<void> {
  await database.transaction(async (within) => {
    if ((await lockOwner(within, accountId)) === null) return
    await within.query('update own_icon_owner set keeps_history = $2 where account_id = $1', [accountId, isOn])
  })
}

/** Takes from all histories what is older than they go; gives how many, at most `most`. */
export async function sweepDrawn(
  database: Queryable,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<number> {
  return (await database.query(SWEEP, [new Date(at.getTime() - DRAWN_MS), most])).length
}
