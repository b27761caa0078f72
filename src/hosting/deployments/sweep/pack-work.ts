import { brotliCompressSync, constants } from 'node:zlib'

/** What a thread of the sweep can do: every export is run by its name. */

/** The best form that brotli makes. */
export function packBest(bytes: Uint8Array): Uint8Array {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
