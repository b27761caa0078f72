import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database/database.ts'
import { rowForm } from '../database/row-form.ts'
import { cutName } from '../drawing/model/cut.ts'
import { randomText } from '../platform/random-text.ts'
import { OWN_LIMITS } from './limits.ts'
import { lockOwner } from './lock-owner.ts'
import type { OwnIcon } from './own-icon.ts'
import type { OwnIconsDeps } from './own-icons-deps.ts'

/** What is to be kept: its program was drawn before, and is no longer than it may be. */
export type NewIcon = Pick<OwnIcon, 'name' | 'program' | 'prompt' | 'cut' | 'isDraft'>

/** `noRoom` were over a limit; nothing of those is stored. */
export interface KeptIcons {
  readonly came: number
  readonly there: number
  readonly noRoom: number
  /** Of all that are kept now, in their order; those without room are left out. */
  readonly ids: readonly string[]
}

interface Used {
  readonly icons: bigint
  readonly bytes: bigint
}

const USED = rowForm<Used>({ icons: z.bigint(), bytes: z.bigint() })

const COUNT = `
  select count(*) as icons, coalesce(sum(octet_length(program)), 0)::bigint as bytes
  from own_icon where account_id = $1 and kept_at is not null`

const FOUND = rowForm<{ readonly id: string; readonly isKept: boolean }>({ id: z.string(), isKept: z.boolean() })

const FIND = 'select id, kept_at is not null as "isKept" from own_icon where account_id = $1 and digest = $2'

const KEEP = `
  insert into own_icon (id, account_id, name, program, digest, prompt, cut, is_draft, kept_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (account_id, digest) do update set name = excluded.name, cut = excluded.cut, is_draft = excluded.is_draft, kept_at = excluded.kept_at
  returning id`

const ID = rowForm<{ readonly id: string }>({ id: z.string() })

/** Keeps icons with an account, each program once, as far as there is room. */
export async function keepIcons(
  deps: OwnIconsDeps,
  { accountId, icons }: { readonly accountId: string; readonly icons: readonly NewIcon[] },
): Promise<KeptIcons> {
  return await deps.database.transaction(async (within) => {
    if ((await lockOwner(within, accountId)) === null) return { came: 0, there: 0, noRoom: icons.length, ids: [] }
    return await keepWithin(within, deps, accountId, icons)
  })
}

async function keepWithin(
  within: Queryable,
  { now, random }: OwnIconsDeps,
  accountId: string,
  icons: readonly NewIcon[],
): Promise<KeptIcons> {
  const used = await USED.only(within, COUNT, [accountId])
  let room = OWN_LIMITS.icons - Number(used.icons)
  let bytes = OWN_LIMITS.storedBytes - Number(used.bytes)
  const ids: string[] = []
  let came = 0
  for (const { name, program, prompt, cut, isDraft } of icons) {
    const digest = createHash('sha256').update(program).digest()
    const found = await FOUND.first(within, FIND, [accountId, digest])
    const length = Buffer.byteLength(program)
    if (found?.isKept === true) ids.push(found.id)
    else if (room > 0 && length <= bytes) {
      // Those that come together stay in their order.
      const at = new Date(now() + came)
      const id = `ico_${randomText(random, 24)}`
      const values = [id, accountId, name, program, digest, prompt, cutName(cut), isDraft, at]
      ids.push((await ID.only(within, KEEP, values)).id)
      room -= 1
      bytes -= length
      came += 1
    }
  }
  return { came, there: ids.length - came, noRoom: icons.length - ids.length, ids }
}

const KEEP_DRAWN = `update own_icon set kept_at = $3 where account_id = $1 and id = $2 and kept_at is null returning id`

/** Keeps an icon of the history: `false` when the account has none of that id. */
export async function keepDrawnIcon(
  { database, now }: OwnIconsDeps,
  { accountId, iconId }: { readonly accountId: string; readonly iconId: string },
): Promise<'kept' | 'no-room' | 'unknown'> {
  return await database.transaction(async (within) => {
    if ((await lockOwner(within, accountId)) === null) return 'unknown'
    const size = await SIZE.first(within, FIND_SIZE, [accountId, iconId])
    if (size === null) return 'unknown'
    if (size.isKept) return 'kept'
    const used = await USED.only(within, COUNT, [accountId])
    const isRoom = Number(used.icons) < OWN_LIMITS.icons && Number(used.bytes) + size.bytes <= OWN_LIMITS.storedBytes
    if (!isRoom) return 'no-room'
    await within.query(KEEP_DRAWN, [accountId, iconId, new Date(now())])
    return 'kept'
  })
}

const SIZE = rowForm<{ readonly bytes: number; readonly isKept: boolean }>({ bytes: z.int(), isKept: z.boolean() })

const FIND_SIZE = `
  select octet_length(program) as bytes, kept_at is not null as "isKept" from own_icon where account_id = $1 and id = $2`
