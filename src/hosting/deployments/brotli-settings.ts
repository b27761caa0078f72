import { constants } from 'node:zlib'
import type { BrotliOptions } from 'node:zlib'

/** What a visitor in the first seconds of a deployment gets: about as small as gzip at its best, in half of its time. */
export const QUICK_QUALITY = 5

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants

/** For so many bytes. A window that is larger than they are would be prepared for nothing, which takes longer than packing a small file. */
export function brotliSettings(bytes: number, quality: number): BrotliOptions {
  const window = Math.min(Math.max(Math.ceil(Math.log2(bytes + 1)), BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS)
  return {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes, [BROTLI_PARAM_LGWIN]: window },
  }
}
