import type { Raster } from '../drawing/model/raster.ts'
import type { Decoder, PictureHead } from '../pictures/read-picture.ts'
import { sharpDecoder } from '../pictures/sharp-decoder.ts'
import type { Workers } from '../platform/workers.ts'
import { createUrgency } from '../platform/workers/urgency.ts'
import type { LoadedStudio } from './icons-part-deps.ts'

/** A picture to decode, elsewhere. */
export interface DecodeTask {
  readonly bytes: Uint8Array
  readonly head: PictureHead
}

/** Reads heads on this thread, and pixels on threads that stand back for draws of words: to make a large picture small takes longer than these. */
export function pooledDecoder(workers: Workers): Decoder {
  return {
    measure: sharpDecoder().measure,
    decode: async (bytes, head, priority = 'normal') =>
      workers.run<Raster>('decode', { bytes, head } satisfies DecodeTask, { urgency: createUrgency(priority) }),
  }
}

/** Reads pictures where the studio has threads for them, or here where it has none. */
export function decoderOf(studio: () => Promise<LoadedStudio>): Decoder {
  const here = sharpDecoder()
  return {
    measure: here.measure,
    decode: async (bytes, head, priority) => ((await studio()).decoder ?? here).decode(bytes, head, priority),
  }
}
