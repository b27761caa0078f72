import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import { createBlobWriter } from '../../../platform/blobs/create-blob-writer.ts'
import type { BlobWriter } from '../../../platform/blobs/create-blob-writer.ts'
import type { BlobPlace } from '../../../platform/blobs/object-store.ts'
import { readMany } from '../../../platform/blobs/read-many.ts'
import type { BlobCoding } from '../../manifest/manifest.ts'
import { insertPacks } from '../blob-rows.ts'
import type { BlobRow } from '../blob-rows.ts'
import type { DeploymentDeps } from '../deployment.ts'
import { isPackable, MOST_OF_WHOLE } from '../is-packable.ts'

/** Packs as well as brotli can, which takes a second a megabyte: on a thread that gives way to all others. */
export type PackBest = (bytes: Uint8Array) => Promise<Uint8Array>

interface Due extends BlobPlace {
  readonly accountId: string
  readonly sha256: string
  /** The forms that there are besides the content itself, by commas. */
  readonly codings: string
}

const DUE = rowForm<Due>({
  accountId: z.string(),
  sha256: z.string(),
  object: z.string(),
  start: z.int(),
  length: z.int(),
  codings: z.string(),
})

/** So many contents make one pack, of so many bytes at most. */
const AT_ONCE = 100
const AT_ONCE_BYTES = 16 * 1024 * 1024
/** Larger ones keep the form that was made quickly. */
const MOST_BYTES = 4 * 1024 * 1024

const FIND = `
  select account_id as "accountId", encode(sha256, 'hex') as sha256, object, start, length, codings from (
    select due.*, sum(length) over (order by touched_at, account_id, sha256) - length as before
    from (
      select blob.*, (
        select coalesce(string_agg(form.coding, ',' order by form.coding), '') from blob as form
        where form.account_id = blob.account_id and form.sha256 = blob.sha256 and form.coding <> 'identity'
      ) as codings
      from blob where coding = 'identity' and packing = 'quick' order by touched_at, account_id, sha256 limit ${AT_ONCE}
    ) as due
  ) as due where before < ${AT_ONCE_BYTES}`

/** Makes the best packed forms of some contents that have only quick ones, or none; gives how many it looked at. */
export async function packThoroughly(deps: DeploymentDeps & { readonly packBest: PackBest }): Promise<number> {
  const { database, store, now } = deps
  const due = await DUE.all(database, FIND)
  if (due.length === 0) return 0
  const writer = createBlobWriter(store)
  const forms: (BlobRow & { readonly accountId: string })[] = []
  for await (const { place, bytes } of readMany(store, due))
    if (isPackable('', bytes)) forms.push(...(await formsOf(place, bytes, writer, deps.packBest)))
  const objects = await writer.seal()
  const at = new Date(now())
  await database.transaction(async (within) => {
    // Contents that were deleted meanwhile are not marked, and get no forms.
    const there = await mark(within, due)
    const used = forms.filter(({ accountId, sha256 }) => there.has(`${accountId} ${sha256}`))
    await insertPacks(within, { objects, used, at })
    for (const form of used) await replace(within, form, at)
  })
  return due.length
}

const packGzip = promisify(gzip)

async function formsOf(
  { accountId, sha256, codings }: Due,
  bytes: Buffer,
  writer: BlobWriter,
  packBest: PackBest,
): Promise<readonly (BlobRow & { readonly accountId: string })[]> {
  const packed: [BlobCoding, Uint8Array][] = []
  if (!codings.includes('gzip')) packed.push(['gzip', await packGzip(bytes)])
  if (bytes.length <= MOST_BYTES) packed.push(['br', await packBest(bytes)])
  const forms: (BlobRow & { readonly accountId: string })[] = []
  for (const [coding, form] of packed) {
    if (form.length >= bytes.length * MOST_OF_WHOLE) continue
    forms.push({ ...(await writer.add([form])), accountId, sha256, coding })
  }
  return forms
}

interface Marked {
  readonly accountId: string
  readonly sha256: string
}

const MARKED = rowForm<Marked>({ accountId: z.string(), sha256: z.string() })

const MARK = `
  insert into blob
  select blob.* from unnest($1::text[], $2::text[]) as due (account_id, sha256) cross join lateral (
    select * from blob where account_id = due.account_id and sha256 = decode(due.sha256, 'hex') and coding = 'identity' offset 0
  ) as blob
  on conflict (account_id, sha256, coding) do update set packing = 'thorough'
  returning account_id as "accountId", encode(sha256, 'hex') as sha256`

async function mark(within: Queryable, due: readonly Due[]): Promise<ReadonlySet<string>> {
  const values = [due.map(({ accountId }) => accountId), due.map(({ sha256 }) => sha256)]
  const rows = await MARKED.all(within, MARK, values)
  return new Set(rows.map(({ accountId, sha256 }) => `${accountId} ${sha256}`))
}

const REPLACE = `
  with old as (
    select object, length from blob where account_id = $1 and sha256 = decode($2, 'hex') and coding = $3
  ), less as (
    update pack set live_bytes = live_bytes - old.length from old where pack.object = old.object
  )
  insert into blob (account_id, sha256, coding, object, start, length, touched_at)
  values ($1, decode($2, 'hex'), $3, $4, $5, $6, $7)
  on conflict (account_id, sha256, coding) do update
    set object = excluded.object, start = excluded.start, length = excluded.length`

async function replace(within: Queryable, form: BlobRow & { readonly accountId: string }, at: Date): Promise<void> {
  const { accountId, sha256, coding, object, start, length } = form
  await within.query(REPLACE, [accountId, sha256, coding, object, start, length, at])
}
