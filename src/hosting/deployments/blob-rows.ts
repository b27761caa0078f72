import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import type { RowForm } from '../../database/row-form.ts'
import { addStoredBytes, lockUsage } from '../projects/account-usage.ts'
import type { WrittenBlob } from '../../platform/blobs/create-blob-writer.ts'
import type { BlobPlace } from '../../platform/blobs/object-store.ts'
import type { BlobCoding } from '../manifest/manifest.ts'
import type { Piece } from './receive-entries.ts'

/** A content, or a form of it, and where it lies. */
export interface BlobRow extends WrittenBlob {
  readonly coding: BlobCoding
}

export interface SealedObject {
  readonly name: string
  readonly bytes: number
}

/**
 * Looks for each content by itself. `offset 0` keeps the planner from asking for all contents of the account and comparing each with each, which
 * it does while it knows nothing of the table: a hundred times as long. To insert what is there is an update that needs no plan.
 */
const TOUCH = `
  with known as (
    select blob.* from unnest($2::text[]) as asked cross join lateral (
      select * from blob where account_id = $1 and sha256 = decode(asked, 'hex') and coding = 'identity' offset 0
    ) as blob
  ), touched as (
    insert into blob select * from known where touched_at < $3::timestamptz - interval '1 hour'
    on conflict (account_id, sha256, coding) do update set touched_at = $3
  )
  select encode(sha256, 'hex') as sha256 from known`

interface Hash {
  readonly sha256: string
}

const HASH = rowForm<Hash>({ sha256: z.string() })

/** Which of these contents an account has, each now asked for. Its usage is locked. */
export async function touchContents(
  within: Queryable,
  of: { accountId: string; sha256s: readonly string[]; at: Date },
): Promise<ReadonlySet<string>> {
  if (of.sha256s.length === 0) return new Set()
  const rows = await HASH.all(within, TOUCH, [of.accountId, of.sha256s, of.at])
  return new Set(rows.map(({ sha256 }) => sha256))
}

const INSERT_PACKS = `
  insert into pack (object, bytes, live_bytes, made_at)
  select object, bytes, live_bytes, $4 from unnest($1::text[], $2::bigint[], $3::bigint[]) as new (object, bytes, live_bytes)`

/** Enters the objects in which something of use lies; gives the names of the others, which nobody needs. */
export async function insertPacks(
  within: Queryable,
  of: { objects: readonly SealedObject[]; used: readonly BlobPlace[]; at: Date },
): Promise<readonly string[]> {
  const live = new Map<string, number>()
  for (const { object, length } of of.used) live.set(object, (live.get(object) ?? 0) + length)
  // What is empty lies somewhere too.
  const useful = of.objects.filter(({ name }) => live.has(name))
  const columns = [useful.map(({ name }) => name), useful.map(({ bytes }) => bytes)]
  const values = [...columns, useful.map(({ name }) => live.get(name) ?? 0), of.at]
  if (useful.length > 0) await within.query(INSERT_PACKS, values)
  return of.objects.filter(({ name }) => !live.has(name)).map(({ name }) => name)
}

const INSERT_BLOBS = `
  insert into blob (account_id, sha256, coding, object, start, length, touched_at)
  select $1, decode(sha256, 'hex'), coding, object, start, length, $7
  from unnest($2::text[], $3::text[], $4::text[], $5::integer[], $6::integer[]) as new (sha256, coding, object, start, length)`

/** Enters contents or forms that an account has not yet. */
export async function insertBlobs(
  within: Queryable,
  of: { accountId: string; blobs: readonly BlobRow[]; at: Date },
): Promise<void> {
  const { accountId, blobs, at } = of
  if (blobs.length > 0) await within.query(INSERT_BLOBS, columnsOf(accountId, blobs, at))
}

function columnsOf(accountId: string, blobs: readonly BlobRow[], at: Date): readonly unknown[] {
  return [
    accountId,
    blobs.map(({ sha256 }) => sha256),
    blobs.map(({ coding }) => coding),
    blobs.map(({ object }) => object),
    blobs.map(({ start }) => start),
    blobs.map(({ length }) => length),
    at,
  ]
}

const REPLACE_FORMS = `
  with new as (
    select decode(sha256, 'hex') as sha256, coding, object, start, length
    from unnest($2::text[], $3::text[], $4::text[], $5::integer[], $6::integer[]) as new (sha256, coding, object, start, length)
  ), old as (
    select blob.object, sum(blob.length) as length from new cross join lateral (
      select * from blob where account_id = $1 and sha256 = new.sha256 and coding = new.coding offset 0
    ) as blob
    group by blob.object
  ), less as (
    update pack set live_bytes = live_bytes - old.length from old where pack.object = old.object
  )
  insert into blob (account_id, sha256, coding, object, start, length, touched_at)
  select $1, sha256, coding, object, start, length, $7 from new
  on conflict (account_id, sha256, coding) do update
    set object = excluded.object, start = excluded.start, length = excluded.length`

/** Enters packed forms of contents, in the place of those that they have. */
export async function replaceForms(
  within: Queryable,
  of: { accountId: string; forms: readonly BlobRow[]; at: Date },
): Promise<void> {
  if (of.forms.length > 0) await within.query(REPLACE_FORMS, columnsOf(of.accountId, of.forms, of.at))
}

interface Unfinished {
  readonly sha256: string
  readonly size: number
  readonly received: number
}

const UNFINISHED = rowForm<Unfinished>({ sha256: z.string(), size: z.int(), received: z.int() })

const RECEIVED = `
  select encode(sha256, 'hex') as sha256, size, sum(length)::integer as received from blob_piece
  where account_id = $1 group by 1, 2`

/** Contents of which an account has sent a part, and how much of each is there, from its beginning on. */
export async function readUnfinished(
  database: Queryable,
  accountId: string,
): Promise<ReadonlyMap<string, { readonly size: number; readonly received: number }>> {
  const rows = await UNFINISHED.all(database, RECEIVED, [accountId])
  return new Map(rows.map(({ sha256, ...rest }) => [sha256, rest]))
}

const INSERT_PIECE = `
  insert into blob_piece (account_id, sha256, begins, object, start, length, size, made_at)
  values ($1, decode($2, 'hex'), $3, $4, $5, $6, $7, $8)`

export async function insertPiece(within: Queryable, accountId: string, piece: Piece, at: Date): Promise<void> {
  const { of, begins, object, start, length } = piece
  await within.query(INSERT_PIECE, [accountId, of.sha256, begins, object, start, length, of.size, at])
}

/** Where a content lies, or a part of one. */
export const PLACE: RowForm<BlobPlace> = rowForm<BlobPlace>({ object: z.string(), start: z.int(), length: z.int() })

const READ_PIECES = `
  select object, start, length from blob_piece
  where account_id = $1 and sha256 = decode($2, 'hex') order by begins`

/** Where the parts of a content lie, in their order. */
export async function readPieces(
  database: Queryable,
  of: { accountId: string; sha256: string },
): Promise<readonly BlobPlace[]> {
  return await PLACE.all(database, READ_PIECES, [of.accountId, of.sha256])
}

const DELETE_PIECES = `
  with gone as (
    delete from blob_piece where account_id = $1 and sha256 = decode($2, 'hex') returning object, length
  ), less as (select object, sum(length) as length from gone group by object)
  update pack set live_bytes = live_bytes - less.length from less where pack.object = less.object`

/** The parts of a content are not needed any more. The account's usage is locked. */
export async function deletePieces(within: Queryable, of: { accountId: string; sha256: string }): Promise<void> {
  await within.query(DELETE_PIECES, [of.accountId, of.sha256])
}

const FREED = rowForm<{ readonly bytes: number }>({ bytes: z.number() })

const FORGET = `
  gone as (
    delete from blob where account_id = $1 and sha256 in (select sha256 from orphan)
    returning coding, object, length
  ), less as (select object, sum(length) as length from gone group by object), packs as (
    update pack set live_bytes = live_bytes - less.length from less where pack.object = less.object
  )
  select coalesce(sum(length) filter (where coding = 'identity'), 0)::float8 as bytes from gone`

/**
 * Forgets contents of an account with their packed forms, and gives their room back: those that the statement `orphans` selects, where `$1` is the account
 * and `$2` is `of`. Locks its usage first, so that nobody comes to need one meanwhile.
 */
export async function forgetOrphans(within: Queryable, accountId: string, orphans: string, of: unknown): Promise<void> {
  await lockUsage(within, accountId)
  const { bytes } = await FREED.only(within, `with orphan as (${orphans}), ${FORGET}`, [accountId, of])
  await addStoredBytes(within, accountId, -bytes)
}
