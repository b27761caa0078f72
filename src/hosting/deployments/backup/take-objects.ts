import type { ObjectTaker } from '../../../database/backup/backup-parts.ts'
import type { Queryable } from '../../../database/database.ts'
import type { ObjectDraft, ObjectStore } from '../../../platform/blobs/object-store.ts'

/** A name that rows have, and the one that the object has in this store. */
interface Renamed {
  readonly from: string
  readonly to: string
}

const COPY_PACKS = `
  insert into pack (object, bytes, live_bytes, made_at, dropped_at)
  select new, bytes, live_bytes, made_at, dropped_at
  from pack join unnest($1::text[], $2::text[]) as renamed (old, new) on object = old`

const MOVE_BLOBS = `
  update blob set object = new from unnest($1::text[], $2::text[]) as renamed (old, new) where object = old`

const MOVE_PIECES = `
  update blob_piece set object = new from unnest($1::text[], $2::text[]) as renamed (old, new) where object = old`

/** Those whose object was missing when it was saved keep their rows, and their files stay unreadable. */
const DROP_EMPTY = `
  delete from pack where not exists (select from blob where blob.object = pack.object)
    and not exists (select from blob_piece where blob_piece.object = pack.object)`

const RENAMED_AT_ONCE = 1000

/**
 * Writes the objects of a backup into a store, under new names, and has the rows of `within` name them so: whichever store the
 * backup is of, nothing is written over, and until the transaction commits nobody knows of them. An object for S3 is in memory
 * while it is written.
 */
export function takeObjects(within: Queryable, openStore: () => Promise<ObjectStore>): ObjectTaker {
  const renamed: Renamed[] = []
  let store: ObjectStore | null = null
  let draft: ObjectDraft | null = null

  const close = async (): Promise<void> => {
    await draft?.close()
    draft = null
  }
  return {
    begin: async (name) => {
      await close()
      store ??= await openStore()
      draft = await store.begin()
      renamed.push({ from: name, to: draft.name })
    },
    write: async (bytes) => {
      if (draft === null) throw new Error('bytes of an object come after its name')
      await draft.write(bytes)
    },
    end: async () => {
      await close()
      await store?.settle()
      for (let at = 0; at < renamed.length; at += RENAMED_AT_ONCE)
        await rename(within, renamed.slice(at, at + RENAMED_AT_ONCE))
      await within.query(DROP_EMPTY)
    },
    abandon: async () => {
      await draft?.abandon()
      for (const { to } of renamed) await store?.remove(to)
    },
  }
}

async function rename(within: Queryable, some: readonly Renamed[]): Promise<void> {
  const names = [some.map(({ from }) => from), some.map(({ to }) => to)]
  for (const statement of [COPY_PACKS, MOVE_BLOBS, MOVE_PIECES]) await within.query(statement, names)
}
