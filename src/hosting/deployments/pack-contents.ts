import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BlobWriter } from '../../platform/blobs/create-blob-writer.ts'
import type { BlobPlace, ObjectStore } from '../../platform/blobs/object-store.ts'
import { readMany } from '../../platform/blobs/read-many.ts'
import type { BlobRow } from './blob-rows.ts'
import { isPackable, MOST_OF_WHOLE } from './is-packable.ts'

/** A content that may have packed forms. */
export interface Packable extends BlobPlace {
  readonly sha256: string
  /** A path at which it lies: its kind. */
  readonly path: string
}

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)
const GZIP_LEVEL = 6
const BROTLI_QUALITY = 5
/** At the same time: packing runs on threads of Node's own, which others wait for too. */
const AT_ONCE = 2

/** Writes packed forms of contents where they are smaller, and gives them. */
export async function packContents(
  store: ObjectStore,
  writer: BlobWriter,
  contents: readonly Packable[],
): Promise<readonly BlobRow[]> {
  const rows: BlobRow[] = []
  const running = new Set<Promise<void>>()
  let writing: Promise<unknown> = Promise.resolve()
  const add = async (sha256: string, coding: BlobRow['coding'], bytes: Buffer): Promise<void> => {
    rows.push({ ...(await writer.add([bytes])), sha256, coding })
  }
  const pack = async (sha256: string, bytes: Buffer): Promise<void> => {
    const [zipped, brotlied] = [await packGzip(bytes, { level: GZIP_LEVEL }), await packWithBrotli(bytes)]
    const most = bytes.length * MOST_OF_WHOLE
    // The writer takes one after the other.
    if (zipped.length < most) writing = writing.then(() => add(sha256, 'gzip', zipped))
    if (brotlied.length < most) writing = writing.then(() => add(sha256, 'br', brotlied))
    await writing
  }
  for await (const { place, bytes } of readMany(store, contents)) {
    if (!isPackable(place.path, bytes)) continue
    if (running.size >= AT_ONCE) await Promise.race(running)
    const work = pack(place.sha256, bytes).finally(() => running.delete(work))
    running.add(work)
  }
  await Promise.all(running)
  return rows
}

function packWithBrotli(bytes: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return packBrotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
