import { z } from 'zod'
import { rowForm } from '../../../database/row-form.ts'
import { createBlobWriter } from '../../../platform/blobs/create-blob-writer.ts'
import type { BlobPlace } from '../../../platform/blobs/object-store.ts'
import { readMany } from '../../../platform/blobs/read-many.ts'
import { removeOrphans } from '../../../platform/blobs/remove-orphans.ts'
import { insertPacks, PLACE } from '../blob-rows.ts'
import type { SealedObject } from '../blob-rows.ts'
import type { DeploymentDeps } from '../deployment.ts'
import { ORPHAN_MS } from './sweep-later.ts'

/** Whoever knows an old place may still read there for so long. */
const READABLE_MS = 3_600_000

const NAMED = rowForm<{ readonly object: string }>({ object: z.string() })

/** An empty content takes no room, but lies somewhere. */
const DROP_EMPTY = `
  update pack set dropped_at = $1 where object in (
    select object from pack where live_bytes = 0 and dropped_at is null and made_at <= $2
      and not exists (select from blob where blob.object = pack.object)
      and not exists (select from blob_piece where blob_piece.object = pack.object)
    limit 1000
  ) returning 1`

const DROPPED = 'select object from pack where dropped_at <= $1 limit 1000'
const FORGET = 'delete from pack where object = $1'

/** Removes objects in which nothing lies any more, an hour after that; gives how many. */
export async function removeEmptyPacks({ database, store, now }: DeploymentDeps): Promise<number> {
  const [at, before] = [new Date(now()), new Date(now() - READABLE_MS)]
  await database.query(DROP_EMPTY, [at, before])
  const rows = await NAMED.all(database, DROPPED, [before])
  for (const { object } of rows) {
    await store.remove(object)
    await database.query(FORGET, [object])
  }
  return rows.length
}

const SPARSE = `
  select object from pack where dropped_at is null and live_bytes * 2 < bytes and live_bytes > 0 and made_at <= $1
  order by made_at limit 1`

const LIVING = `
  select distinct start, length, object from blob where object = $1
  union select start, length, object from blob_piece where object = $1`

const MOVE = `
  with place as (
    select * from unnest($2::integer[], $3::integer[], $4::text[], $5::integer[]) as place (old_start, length, object, start)
  ), pieces as (
    update blob_piece set object = place.object, start = place.start from place
    where blob_piece.object = $1 and blob_piece.start = old_start and blob_piece.length = place.length
    returning blob_piece.length
  ), blobs as (
    update blob set object = place.object, start = place.start from place
    where blob.object = $1 and blob.start = old_start and blob.length = place.length
    returning blob.length
  )
  update pack set live_bytes = live_bytes
    - (select coalesce(sum(length), 0) from blobs) - (select coalesce(sum(length), 0) from pieces)
  where object = $1`

/** What was deleted while it was copied is not in use in its new place. */
const RECOUNT = `
  update pack set live_bytes = (
    select coalesce(sum(length), 0) from (
      select length from blob where object = $1 union all select length from blob_piece where object = $1
    ) as used
  ) where object = $1`

/** Copies what is in use of one pack that is less than half in use; gives 1, or 0 when there is none. */
export async function rewriteSparsePack({ database, store, now }: DeploymentDeps): Promise<number> {
  const at = new Date(now())
  const sparse = await NAMED.first(database, SPARSE, [new Date(at.getTime() - READABLE_MS)])
  if (sparse === null) return 0
  const places = await PLACE.all(database, LIVING, [sparse.object])
  const writer = createBlobWriter(store)
  const moves: { readonly from: BlobPlace; readonly to: BlobPlace }[] = []
  const copy = async (): Promise<readonly SealedObject[]> => {
    for await (const { place, bytes } of readMany(store, places))
      moves.push({ from: place, to: await writer.add([bytes]) })
    return await writer.seal()
  }
  const objects = await copy().catch(async (error: unknown) => {
    await writer.abandon()
    throw error
  })
  await database.transaction(async (within) => {
    await insertPacks(within, { objects, used: moves.map(({ to }) => to), at })
    await within.query(MOVE, [
      sparse.object,
      moves.map(({ from }) => from.start),
      moves.map(({ from }) => from.length),
      moves.map(({ to }) => to.object),
      moves.map(({ to }) => to.start),
    ])
    for (const { name } of objects) await within.query(RECOUNT, [name])
  })
  return 1
}

const KNOWN = 'select object from pack where object = any($1)'

/** Removes objects that no row names, 48 hours after they were made; gives how many. */
export async function removeOrphanObjects(
  { database, store, now }: DeploymentDeps,
  isStopping: () => boolean,
): Promise<number> {
  return await removeOrphans(store, {
    before: new Date(now() - ORPHAN_MS),
    isStopping,
    known: async (names) => {
      const rows = await NAMED.all(database, KNOWN, [names])
      return new Set(rows.map(({ object }) => object))
    },
  })
}
