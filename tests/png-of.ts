import { crc32, deflateSync } from 'node:zlib'

/** A PNG of these chunks: its signature before them, IEND behind. */
export function pngOf(chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks, chunkOf('IEND', Buffer.alloc(0))])
}

/** A chunk with its length and its sum. */
export function chunkOf(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The head of a picture; `colour` is 0 grey, 2 red, green and blue, 3 palette, 6 with alpha. */
export function headOf(width: number, height: number, { depth = 8, colour = 2, isInterlaced = false } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8)
  return chunkOf('IHDR', head)
}

/** Black pixels, of so many bytes each. */
export function blackOf(width: number, height: number, pixelBytes = 3): Buffer {
  return chunkOf('IDAT', deflateSync(Buffer.alloc((width * pixelBytes + 1) * height)))
}
