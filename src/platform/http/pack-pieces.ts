import { once } from 'node:events'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { BrotliCompress } from 'node:zlib'
import type { ContentCoding } from './content-coding.ts'

const FLUSHES = { gzip: constants.Z_SYNC_FLUSH, br: constants.BROTLI_OPERATION_FLUSH }

/**
 * Packs an answer that comes in pieces, quickly, each so that its reader can unpack it without the next one. Asks for the next piece
 * when the last one, packed, is no longer wanted from here.
 */
export async function* packPieces(pieces: AsyncIterable<string>, coding: ContentCoding): AsyncGenerator<Buffer> {
  const packer = coding === 'br' ? brotli() : createGzip({ level: 1 })
  const ready: Buffer[] = []
  packer.on('data', (bytes: Buffer) => ready.push(bytes))
  try {
    for await (const piece of pieces) {
      packer.write(piece)
      await new Promise<void>((resolve) => packer.flush(FLUSHES[coding], resolve))
      yield Buffer.concat(ready.splice(0))
    }
    packer.end()
    await once(packer, 'end')
    yield Buffer.concat(ready)
  } finally {
    packer.destroy()
  }
}

function brotli(): BrotliCompress {
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
}
