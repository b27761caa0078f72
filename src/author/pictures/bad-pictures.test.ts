import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import type { Raster } from '../../drawing/model/raster.ts'
import { loadLexicon } from '../../lexicon/load.ts'
import { attempt } from '../../studio/attempt.ts'
import { createStudio } from '../../studio/draw.ts'
import { randomFrom } from '../../tools/sheet/shuffled.ts'
import { embeddedAuthor } from '../embedded/embedded-author.ts'

const studio = createStudio({ author: embeddedAuthor(loadLexicon()), judge: attempt, revision: 'test' })

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const WHITE: Colour = [255, 255, 255, 255]
const BLACK: Colour = [0, 0, 0, 255]

function picture(width: number, height: number, colourAt: (x: number, y: number) => Colour): Raster {
  const pixels = new Uint8Array(4 * width * height)
  for (let at = 0; at < width * height; at++) pixels.set(colourAt(at % width, Math.floor(at / width)), 4 * at)
  return { width, height, pixels, source: { width, height }, id: '' }
}

function noise(width: number, height: number): Raster {
  const random = randomFrom(1)
  const any = (): number => Math.floor(random() * 256)
  return picture(width, height, () => [any(), any(), any(), 255])
}

/** Whether a place is near the edge of a picture of 256 px. */
function isRim(x: number, y: number): boolean {
  return Math.min(x, y) < 8 || Math.max(x, y) >= 248
}

/** Lines of words under a bar, beside a column of buttons. */
function page(): Raster {
  const isWord = (x: number, y: number): boolean =>
    y % 8 < 4 && (x * 7 + Math.floor(y / 8) * 13) % 11 < 8 && x % 3 !== 0
  return picture(256, 160, (x, y) => (y < 14 ? [30, 80, 200, 255] : x > 40 && isWord(x, y) ? BLACK : WHITE))
}

const EMPTY = /shows nothing: send one with dark lines or shapes on a plain ground/
const SPECKS = /specks and no shapes: send one/
const PAGE = /many things, like a page: send one/
const SMALL = /too few pixels .*: send one of at least 32 by 32/
const CASES: readonly (readonly [name: string, raster: Raster, said: RegExp])[] = [
  ['all white', picture(128, 128, () => WHITE), EMPTY],
  ['all black', picture(128, 128, () => BLACK), EMPTY],
  ['transparent', picture(128, 128, () => [0, 0, 0, 0]), EMPTY],
  ['a gradient', picture(128, 128, (x) => [2 * x, 2 * x, 2 * x, 255]), EMPTY],
  ['one dark pixel', picture(128, 128, (x, y) => (x === 50 && y === 60 ? BLACK : WHITE)), SPECKS],
  ['a grey pixel', picture(256, 256, (x, y) => (x === 100 && y === 100 ? [191, 191, 191, 255] : WHITE)), EMPTY],
  ['one pixel', picture(1, 1, () => BLACK), SMALL],
  ['a thread of a picture', picture(1, 256, (_, y) => (y % 2 === 0 ? BLACK : WHITE)), SMALL],
  ['noise', noise(128, 128), /specks and no shapes: send one|many things, like a page: send one/],
  ['a fine grid', picture(256, 256, (x, y) => (isRim(x, y) || (x % 8 > 2 && y % 8 > 2) ? WHITE : BLACK)), PAGE],
  ['a page', page(), /many things, like a page: send one|specks and no shapes: send one/],
]

describe('a picture that shows nothing', () => {
  for (const [name, raster, said] of CASES)
    test(`is a draft that says what to send instead: ${name}`, async () => {
      for (const prompt of [null, 'with a plus badge']) {
        const { items } = await studio.draw({ concept: null, prompt, images: [raster], cut: HOUSE_CUT, count: 1 })
        const [item] = items
        assert.deepEqual([item?.status, item?.attempts], ['draft', 1])
        const finding = item?.findings.find(({ rule }) => rule === 'picture-unclear')
        assert.equal(finding?.severity, 'error')
        assert.match(finding.message, said)
        assert.ok(!item?.findings.some(({ rule }) => rule === 'known-glyph'))
      }
    })
})
