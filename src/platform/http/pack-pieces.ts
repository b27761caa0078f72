import { once } from 'node:events'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { BrotliCompress } from 'node:zlib'
import type { ContentCoding } from './content-coding.ts'

const FLUSHES = { gzip: constants.Z_SYNC_FLUSH, br: constants.BROTLI_OPERATION_FLUSH }

/**
 * Packs an answer that comes in pieces, quickly, each so that its reader can unpack it without the next one. Asks for the next piece
 * when the last one, packed, is no longer wanted from here; the last piece of all is returned, as it came.
 */
export async function* packPieces(
  pieces: AsyncIterator<string, string>,
  coding: ContentCoding,
): AsyncGenerator<Buffer, Buffer> {
  const packer = coding === 'br' ? brotli() : createGzip({ level: 1 })
  const ready: Buffer[] = []
  packer.on('data', (bytes: Buffer) => ready.push(bytes))
  try {
    let next = await pieces.next()
    for (; next.done !== true; next = await pieces.next()) {
      packer.write(next.value)
      await new Promise<void>((resolve) => packer.flush(FLUSHES[coding], resolve))
      yield Buffer.concat(ready.splice(0))
    }
    packer.end(next.value)
    await once(packer, 'end')
    return Buffer.concat(ready)
  } finally {
    packer.destroy()
    await pieces.return?.()
  }
}

function brotli(): BrotliCompress {
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
}
