import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { BlobWriter } from '../../platform/blobs/create-blob-writer.ts'
import type { BlobPlace, ObjectStore } from '../../platform/blobs/object-store.ts'
import { readMany } from '../../platform/blobs/read-many.ts'
import type { BlobRow } from './blob-rows.ts'
import { brotliSettings, QUICK_QUALITY } from './brotli-settings.ts'
import { LEAST_BYTES, MOST_OF_WHOLE } from './is-packable.ts'

/** A content that may have packed forms. */
export interface Packable extends BlobPlace {
  readonly sha256: string
}

const pack = promisify(brotliCompress)
/** At the same time: packing runs on threads of Node's own, which others wait for too. */
const AT_ONCE = 2

/** Writes brotli forms of contents where they are smaller, and gives them. */
export async function packFirst(
  store: ObjectStore,
  writer: BlobWriter,
  contents: readonly Packable[],
): Promise<readonly BlobRow[]> {
  const rows: BlobRow[] = []
  const running = new Set<Promise<void>>()
  // The writer takes one after the other.
  let writing: Promise<void> = Promise.resolve()
  const add = async (sha256: string, form: Buffer): Promise<void> => {
    rows.push({ ...(await writer.add([form])), sha256, coding: 'br' })
  }
  const packOne = async (sha256: string, bytes: Buffer): Promise<void> => {
    const form = await pack(bytes, brotliSettings(bytes.length, QUICK_QUALITY))
    if (form.length < bytes.length * MOST_OF_WHOLE) writing = writing.then(() => add(sha256, form))
    await writing
  }
  for await (const { place, bytes } of readMany(store, contents)) {
    if (bytes.length < LEAST_BYTES) continue
    if (running.size >= AT_ONCE) await Promise.race(running)
    const work = packOne(place.sha256, bytes).finally(() => running.delete(work))
    running.add(work)
  }
  await Promise.all(running)
  return rows
}
