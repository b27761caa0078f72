import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { HOUSE_CUT } from '../../../drawing/model/cut.ts'
import type { Arrangement } from './sketch.ts'
import { slashed } from './slash.ts'
import { plainGlyph } from '../meaning.ts'
import { compose } from './compose.ts'
import type { Meaning } from '../meaning.ts'

const lexicon = loadLexicon()

function crossedOut(glyph: string, cut = HOUSE_CUT): Arrangement[] {
  const meaning = {
    head: plainGlyph(glyph),
    guest: null,
    container: null,
    count: 1,
    slash: false,
  } as unknown as Meaning
  return slashed(compose(meaning, lexicon, cut), lexicon, cut)
}

const hasForm = ({ parts }: Arrangement): boolean => parts[0]?.setting.form !== undefined

test('a thing with a form for it is crossed out in that first', () => {
  assert.deepEqual(crossedOut('image').map(hasForm).slice(0, 2), [true, false])
})

test('with few lanes a form that draws nothing there is passed over', () => {
  assert.equal(crossedOut('terminal', { ...HOUSE_CUT, size: 16 }).some(hasForm), false)
})

test('a form is crossed by the line that it is drawn for', () => {
  assert.deepEqual(crossedOut('image')[0]?.slash?.ends, [3, 3, 21, 21])
  assert.deepEqual(crossedOut('search')[0]?.slash?.ends, [21, 3, 3, 21])
})

test('a thing runs into the line, and keeps clear of it on both sides where it is filled and does not hold so', () => {
  const sides = (finish: 'outlined' | 'filled'): unknown[] =>
    crossedOut('bell', { ...HOUSE_CUT, finish })
      .filter(({ slash }) => slash?.ends[0] === 3)
      .map(({ slash }) => slash?.over)
  assert.equal(sides('outlined')[0], 'side')
  assert.deepEqual(sides('filled').slice(-2), ['side', 'tight'])
})
