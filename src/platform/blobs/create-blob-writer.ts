import { createHash, hash } from 'node:crypto'
import type { BlobPlace, ObjectDraft, ObjectStore, StoredObject } from './object-store.ts'

export interface WrittenBlob extends BlobPlace {
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string
}

/** Stores many blobs, to make all of them durable at once. */
export interface BlobWriter {
  /** Reads the content to its end. Rejects with what reading it rejects with: then nothing of it is stored. One call at a time. */
  add(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<WrittenBlob>
  /**
   * Everything that was added is durable, and lies in these objects. Rejects when the store failed before, with the same: what was gathered
   * for a write that failed is in no object.
   */
  seal(): Promise<readonly Omit<StoredObject, 'madeAt'>[]>
  /** Leaves nothing of what was added; also when `seal` rejected. Rejects when some of it cannot be taken away, after all that can. */
  abandon(): Promise<void>
}

/** What is larger lies in an object of its own: it goes when it is deleted, and is never copied to make room. */
const ALONE_BYTES = 1024 * 1024

interface Filled {
  readonly draft: ObjectDraft
  bytes: number
}

/** Every call of `add` has a place of its own, also with the same content. */
export function createBlobWriter(store: ObjectStore): BlobWriter {
  const closed: Filled[] = []
  let pack: Filled | null = null
  let failed: { readonly error: unknown } | null = null

  /** Does something in the store, and remembers that it failed. */
  const stored = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      failed ??= { error }
      throw error
    }
  }
  const close = async (filled: Filled): Promise<void> => {
    closed.push(filled)
    await stored(() => filled.draft.close())
  }
  const addToPack = async (bytes: Uint8Array, sha256: string): Promise<WrittenBlob> => {
    if (pack !== null && pack.bytes >= store.fullBytes) {
      const full = pack
      pack = null
      await close(full)
    }
    pack ??= { draft: await stored(() => store.begin()), bytes: 0 }
    const blob = { sha256, object: pack.draft.name, start: pack.bytes, length: bytes.length }
    pack.bytes += bytes.length
    const { draft } = pack
    await stored(() => draft.write(bytes))
    return blob
  }
  const addAlone = async (content: AsyncIterable<Uint8Array>): Promise<WrittenBlob> => {
    const filled: Filled = { draft: await stored(() => store.begin()), bytes: 0 }
    try {
      const sha256 = await pour(content, filled, stored)
      await close(filled)
      return { sha256, object: filled.draft.name, start: 0, length: filled.bytes }
    } catch (error) {
      await filled.draft.abandon()
      throw error
    }
  }
  return {
    add: async (content) => {
      const { head, rest } = await headOf(content)
      return rest === null ? addToPack(head, hash('sha256', head, 'hex')) : addAlone(rest)
    },
    seal: async () => {
      if (failed !== null) throw failed.error
      if (pack !== null) await close(pack)
      pack = null
      if (closed.length > 0) await store.settle()
      return closed.map(({ draft, bytes }) => ({ name: draft.name, bytes }))
    },
    abandon: async () => {
      const drafts = closed.map(({ draft }) => async () => {
        await draft.abandon()
        await store.remove(draft.name)
      })
      const tried = await Promise.allSettled([pack?.draft.abandon(), ...drafts.map(async (remove) => remove())])
      const failure = tried.find(({ status }) => status === 'rejected')
      if (failure?.status === 'rejected') throw failure.reason
    },
  }
}

/** A content that is small, whole; or all of a large one, to be read further: `head` is nothing then. */
async function headOf(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<{ head: Uint8Array; rest: AsyncIterable<Uint8Array> | null }> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  const reading = Symbol.asyncIterator in content ? content[Symbol.asyncIterator]() : content[Symbol.iterator]()
  for (let next = await reading.next(); next.done !== true; next = await reading.next()) {
    pieces.push(next.value)
    bytes += next.value.length
    if (bytes > ALONE_BYTES) return { head: new Uint8Array(), rest: all(pieces, reading) }
  }
  const [only] = pieces
  return { head: pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces, bytes), rest: null }
}

async function* all(
  pieces: readonly Uint8Array[],
  reading: AsyncIterator<Uint8Array> | Iterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* pieces
  for (let next = await reading.next(); next.done !== true; next = await reading.next()) yield next.value
}

/** Writes it all, and gives its hash. */
async function pour(
  content: AsyncIterable<Uint8Array>,
  filled: Filled,
  stored: (work: () => Promise<void>) => Promise<void>,
): Promise<string> {
  const sum = createHash('sha256')
  for await (const piece of content) {
    sum.update(piece)
    filled.bytes += piece.length
    await stored(() => filled.draft.write(piece))
  }
  return sum.digest('hex')
}
