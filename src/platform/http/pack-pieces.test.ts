import { equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { packPieces } from './pack-pieces.ts'

const UNPACK = {
  gzip: (bytes: Buffer) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
  br: (bytes: Buffer) => brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
}
const PIECES = ['a bell, '.repeat(20_000), 'and its price: ']
const LAST = '1'

describe('packPieces', () => {
  for (const coding of ['gzip', 'br'] as const) {
    it(`makes each piece whole before the next is asked for: ${coding}`, async () => {
      let asked = 0
      async function* pieces(): AsyncGenerator<string, string> {
        for (const piece of PIECES) {
          asked += 1
          yield piece
        }
        return LAST
      }
      const got: Buffer[] = []
      const packed = packPieces(pieces(), coding)
      let next = await packed.next()
      for (; next.done !== true; next = await packed.next()) {
        got.push(next.value)
        equal(asked, got.length)
        ok(UNPACK[coding](Buffer.concat(got)).toString() === PIECES.slice(0, asked).join(''), `piece ${asked}`)
      }
      equal(got.length, PIECES.length)
      got.push(next.value)
      const whole = (coding === 'br' ? brotliDecompressSync : gunzipSync)(Buffer.concat(got)).toString()
      ok(whole === PIECES.join('') + LAST)
      ok(Buffer.concat(got).length < PIECES.join('').length / 10)
    })

    it(`asks for no more when its reader stops: ${coding}`, async () => {
      let isOver = false
      async function* pieces(): AsyncGenerator<string, string> {
        try {
          for (;;) yield 'a bell'
        } finally {
          isOver = true
        }
      }
      const packed = packPieces(pieces(), coding)
      await packed.next()
      await packed.return(Buffer.of())
      ok(isOver)
    })
  }
})
