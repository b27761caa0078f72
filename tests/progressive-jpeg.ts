/**
 * A whole grey JPEG of `side` × `side` px, a multiple of 8, in as many scans as are asked for: each but the first says of one
 * coefficient, in a few bytes for the whole picture, that one more bit of it is zero. There are at most 63 × 14 + 1.
 */
export function progressiveJpeg(side: number, scans: number): Buffer {
  const blocks = (side / 8) ** 2
  const head = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]),
    // Two tables of one word each: no difference, and the end of 16,384 blocks and as many more as 14 bits say.
    segment(0xc4, [0x00, 1, ...Array.from({ length: 15 }, () => 0), 0x00]),
    segment(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0xe0]),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    bits('0'.repeat(blocks)),
  ]
  const allZero = bits(`0${'1'.repeat(14)}`.repeat(Math.ceil(blocks / 32_767)))
  const more = Array.from({ length: scans - 1 }, (_, i) => {
    const coefficient = 1 + Math.floor(i / 14)
    const bit = 13 - (i % 14)
    return [segment(0xda, [1, 1, 0, coefficient, coefficient, (bit === 13 ? 0 : (bit + 1) << 4) | bit]), allZero]
  })
  return Buffer.concat([...head, ...more.flat(), Buffer.from([0xff, 0xd9])])
}

function segment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content])
}

/** Filled up with ones; a zero follows each byte of ones, so that none is taken for a marker. */
function bits(text: string): Buffer {
  const padded = text.padEnd(Math.ceil(text.length / 8) * 8, '1')
  const bytes = Array.from({ length: padded.length / 8 }, (_, i) => parseInt(padded.slice(8 * i, 8 * i + 8), 2))
  return Buffer.from(bytes.flatMap((byte) => (byte === 255 ? [byte, 0] : [byte])))
}
