import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { sizeBoundCache } from '../size-bound-cache.ts'
import type { ContentCoding } from './content-coding.ts'

/** Packs the bytes of answers. */
export interface Packer {
  /** Packs what is sent once: quickly, and not much smaller than that allows. */
  pack(bytes: Buffer, coding: ContentCoding): Buffer | Promise<Buffer>
  /** Packs as well as it goes what many will get. `tag` names the bytes: the same again are not packed again as long as there is room. */
  packOnce(tag: string, bytes: Buffer, coding: ContentCoding): Promise<Buffer>
}

/** Up to so many bytes, packing takes less of this thread than handing them to another one does: some tenths of a millisecond. */
const MOST_AT_ONCE = 16 * 1024

const QUICK = { gzip: 1, br: 1 }
/** Beyond these, either takes several times as long for some hundredths. */
const THOROUGH = { gzip: 6, br: 5 }

const later = { gzip: promisify(gzip), br: promisify(brotliCompress) }

/** `mostBytes`: how much of what was packed once is kept. */
export function createPacker(mostBytes: number): Packer {
  const kept = sizeBoundCache<Buffer>(mostBytes, (bytes) => bytes.length)
  const atWork = new Map<string, Promise<Buffer>>()
  const packAndKeep = async (key: string, bytes: Buffer, coding: ContentCoding): Promise<Buffer> => {
    try {
      const packed = await packLater(bytes, coding, THOROUGH)
      kept.set(key, packed)
      return packed
    } finally {
      atWork.delete(key)
    }
  }
  return {
    pack: (bytes, coding) =>
      bytes.length <= MOST_AT_ONCE ? packNow(bytes, coding, QUICK) : packLater(bytes, coding, QUICK),
    packOnce(tag, bytes, coding) {
      const key = `${coding} ${tag}`
      const ready = kept.get(key)
      if (ready !== undefined) return Promise.resolve(ready)
      const promise = atWork.get(key) ?? packAndKeep(key, bytes, coding)
      atWork.set(key, promise)
      return promise
    },
  }
}

type Levels = Readonly<Record<ContentCoding, number>>

function packNow(bytes: Buffer, coding: ContentCoding, levels: Levels): Buffer {
  return coding === 'gzip'
    ? gzipSync(bytes, { level: levels.gzip })
    : brotliCompressSync(bytes, brotliOptions(bytes, levels.br))
}

/** On one of Node's own threads. */
function packLater(bytes: Buffer, coding: ContentCoding, levels: Levels): Promise<Buffer> {
  return coding === 'gzip'
    ? later.gzip(bytes, { level: levels.gzip })
    : later.br(bytes, brotliOptions(bytes, levels.br))
}

function brotliOptions(bytes: Buffer, quality: number): { readonly params: Record<number, number> } {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }
}
