import { crc32, deflateSync } from 'node:zlib'

/** Red, green, blue and alpha, of two bytes each. */
const PIXEL_BYTES = 8
/** Where the seven passes of an interlaced PNG begin, and how far they step: [column, row, columns, rows]. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/**
 * A whole PNG of `side` × `side` pixels, 16 bits a channel, interlaced: what takes most memory to decode. `noiseBytes` of its
 * pixels cannot be compressed, so the file is a little larger than that.
 */
export function interlacedPicture(side: number, noiseBytes: number): Buffer {
  const rows: Buffer[] = []
  let noise = noiseBytes
  for (const [column, row, columns, step] of PASSES) {
    const pixels = Math.ceil((side - column) / columns)
    for (let line = row; line < side; line += step) {
      // The first byte of a row names its filter: none.
      const bytes = Buffer.alloc(1 + pixels * PIXEL_BYTES)
      for (let place = 1; place < bytes.length && noise > 0; place++, noise--) bytes[place] = Math.random() * 256
      rows.push(bytes)
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([16, 6, 0, 0, 1], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, bytes: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), bytes])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(bytes.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
