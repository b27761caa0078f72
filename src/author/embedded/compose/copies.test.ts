import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cut } from '../../../drawing/model/cut.ts'
import { HOUSE_CUT } from '../../../drawing/model/cut.ts'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadText } from '../read-brief.ts'
import { compose } from './compose.ts'
import { lostStanding } from './lost-placement.ts'
import { smallGuest } from './small-guest.ts'
import type { Arrangement } from './sketch.ts'
import { arrangedAt } from './sketch.ts'

const lexicon = loadLexicon()
const read = createReadText(lexicon)
/** Drawn with strokes of 2 px, which have few lanes, too. */
const FEW: Cut = { ...HOUSE_CUT, size: 16, stroke: 3 }

const first = (request: string, cut: Cut): Arrangement => {
  const [arrangement] = compose(read(request, lexicon).meaning, lexicon, cut)
  assert.ok(arrangement)
  return arrangement
}

test('between two of a small form there is the white of a stroke', () => {
  const [one, other] = first('two hearts', HOUSE_CUT).parts.map(({ setting }) => setting.into)
  assert.ok(one && other)
  assert.ok(other.x - (one.x + one.width) >= 2 * HOUSE_CUT.stroke)
})

test('a large small form stands in the larger boxes first', () => {
  assert.ok((first('two gears', HOUSE_CUT).parts[0]?.setting.into.width ?? 0) > 8)
})

test('with few lanes several are told only of what is nothing but its outline', () => {
  const said = (request: string): number =>
    smallGuest(first(request, FEW), lexicon, arrangedAt(first(request, FEW), FEW)).length
  assert.ok(said('two keys') > 0)
  assert.equal(said('three stars'), 0)
})

test('with many lanes several are told where their small form is hardly pressed', () => {
  assert.ok(smallGuest(first('three bottles', HOUSE_CUT), lexicon, HOUSE_CUT).length > 0)
  assert.equal(smallGuest(first('three apples', HOUSE_CUT), lexicon, HOUSE_CUT).length, 0)
})

const boxesOf = (request: string): readonly { readonly x: number; readonly y: number }[] =>
  first(request, HOUSE_CUT).parts.map(({ setting }) => setting.into)

test('several stand in the row or the column that is said', () => {
  assert.equal(new Set(boxesOf('three hearts in a row').map(({ y }) => y)).size, 1)
  assert.equal(new Set(boxesOf('a column of three squares').map(({ x }) => x)).size, 1)
  assert.ok(new Set(boxesOf('three hearts').map(({ y }) => y)).size > 1)
})

test('several that stand otherwise than is said are told to', () => {
  const { meaning } = read('four dots in a row', lexicon)
  const said = compose(meaning, lexicon, HOUSE_CUT).map((one) => lostStanding(meaning, one).length)
  assert.deepEqual(said, [0, 0, 1])
})
