import { z } from 'zod'
import type { BackedUpObject } from '../../../database/backup/backup-parts.ts'
import type { Database, Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import { ObjectMissing } from '../../../platform/blobs/object-store.ts'
import type { ObjectStore } from '../../../platform/blobs/object-store.ts'
import { AWAIT_SWEEP_LOCK } from '../sweep/sweep-lock.ts'

/** What reads objects for a backup. */
export interface SavingObjects {
  /** Called when there is one to read. */
  readonly openStore: () => Promise<Pick<ObjectStore, 'read'>>
  /** Hears of an object that rows name and the store lacks: it is left out. */
  readonly missing: (name: string) => void
}

interface Named {
  readonly object: string
  readonly bytes: bigint
}

const NAMED = rowForm<Named>({ object: z.string(), bytes: z.bigint() })
const THERE = rowForm<{ readonly there: boolean }>({ there: z.boolean() })

/** Tables older than hosting have none. */
const HAS_OBJECTS = "select to_regclass('public.blob_piece') is not null as there"

/** One in which nothing lies any more may be gone from the store already. */
const DECLARE = `
  declare objects no scroll cursor for select object, bytes from pack
  where exists (select from blob where blob.object = pack.object)
    or exists (select from blob_piece where blob_piece.object = pack.object)`
const FETCH = 'fetch 200 from objects'

/** So much is read at once. */
const READ_BYTES = 4 * 1024 * 1024

/** Does the work while no sweep removes objects: all that a snapshot names which begins within the work are there. Waits for a sweep that is at it. */
export async function withoutSweeps<T>(database: Pick<Database, 'transaction'>, work: () => Promise<T>): Promise<T> {
  return await database.transaction(async (within) => {
    await within.query('set local idle_in_transaction_session_timeout = 0')
    await within.query(AWAIT_SWEEP_LOCK)
    return await work()
  })
}

/** The objects in which contents of hosted sites lie that `within` sees. */
export async function* savedObjects(
  within: Queryable,
  { openStore, missing }: SavingObjects,
): AsyncGenerator<BackedUpObject> {
  if (!(await THERE.only(within, HAS_OBJECTS)).there) return
  await within.query(DECLARE)
  let store: Pick<ObjectStore, 'read'> | null = null
  for (;;) {
    const some = await NAMED.all(within, FETCH)
    if (some.length === 0) break
    store ??= await openStore()
    for (const { object, bytes } of some) {
      const whole = Number(bytes)
      const first = await readOrNull(store, object, Math.min(whole, READ_BYTES))
      if (first === null) missing(object)
      else yield { name: object, content: restOf(store, object, first, whole) }
    }
  }
  await within.query('close objects')
}

async function readOrNull(store: Pick<ObjectStore, 'read'>, object: string, length: number): Promise<Buffer | null> {
  try {
    return await store.read({ object, start: 0, length })
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
}

async function* restOf(
  store: Pick<ObjectStore, 'read'>,
  object: string,
  first: Buffer,
  whole: number,
): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first
  for (let start = first.length; start < whole; start += READ_BYTES)
    yield await store.read({ object, start, length: Math.min(READ_BYTES, whole - start) })
}
