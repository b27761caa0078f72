import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cut } from '../../../drawing/model/cut.ts'
import { HOUSE_CUT } from '../../../drawing/model/cut.ts'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadText } from '../read-brief.ts'
import { compose } from './compose.ts'
import { signForLine } from './crossed-by-sign.ts'
import { hardlyTold } from './hardly-told.ts'
import type { Arrangement } from './sketch.ts'

const lexicon = loadLexicon()
const read = createReadText(lexicon)
/** Two things are drawn here with strokes of 2 px, which have few lanes, too. */
const ASKED: Cut = { ...HOUSE_CUT, size: 16, stroke: 3 }
const FEW: Cut = { ...HOUSE_CUT, size: 16 }

function firstOf(request: string, cut: Cut): Arrangement {
  const [first] = compose(read(request, lexicon).meaning, lexicon, cut === FEW ? ASKED : cut)
  assert.ok(first)
  return first
}

test('with few lanes a thing has an x of its own form, or an x as its badge, where a line would leave scraps of it', () => {
  assert.deepEqual([firstOf('volume off', FEW).idea, firstOf('volume off', FEW).slash], ['signed', null])
  assert.deepEqual([firstOf('mail off', FEW).idea, firstOf('mail off', FEW).slash], ['badge', null])
})

test('what a line leaves too little of at any cut has its x at all of them', () => {
  for (const cut of [FEW, HOUSE_CUT]) assert.equal(firstOf('line chart off', cut).slash, null)
})

test('what a line leaves in scraps has an x where there are many lanes, and with few it is no answer', () => {
  assert.equal(firstOf('cow off', HOUSE_CUT).slash, null)
  assert.notEqual(firstOf('cow off', FEW).slash, null)
  assert.equal(hardlyTold(firstOf('cow off', FEW), lexicon, FEW).length, 1)
})

test('a line crosses out what it leaves to be told, and everything where strokes are fine', () => {
  for (const [request, cut] of [
    ['bell off', FEW],
    ['volume off', HOUSE_CUT],
    ['calendar off', HOUSE_CUT],
  ] as const)
    assert.notEqual(firstOf(request, cut).slash, null, request)
})

test('with few lanes what nobody has looked at is no answer when it is crossed out', () => {
  for (const request of ['fan off', 'fingerprint off', 'bell with a plus crossed out'])
    assert.equal(hardlyTold(firstOf(request, FEW), lexicon, FEW).length, 1, request)
  assert.deepEqual(hardlyTold(firstOf('fan off', HOUSE_CUT), lexicon, HOUSE_CUT), [])
})

test('a thing that has a form for the line is crossed out by it where there are many lanes, and by the x of its other form where there are few', () => {
  for (const request of [
    'wifi off',
    'trash off',
    'cat off',
    'download off',
    'attachment off',
    'wheat crossed out',
    'paw crossed out',
    'fork and knife crossed out',
    'headphones crossed out',
    'bottle crossed out',
    'truck with a slash',
  ])
    for (const finish of ['outlined', 'filled'] as const) {
      const cut = { ...HOUSE_CUT, finish }
      assert.notEqual(firstOf(request, cut).slash, null, request)
      assert.deepEqual(hardlyTold(firstOf(request, cut), lexicon, cut), [], request)
    }
  for (const request of [
    'bluetooth off',
    'bug off',
    'clock off',
    'thumbs up off',
    'translate off',
    'gift off',
    'no dogs',
    'no food',
  ])
    assert.deepEqual(
      [firstOf(request, FEW).idea, hardlyTold(firstOf(request, FEW), lexicon, FEW)],
      ['signed', []],
      request,
    )
})

test('an answer says that an x stands for the line', () => {
  const saidOf = (request: string, cut: Cut): string[] =>
    signForLine(read(request, lexicon).meaning, firstOf(request, cut), lexicon, cut).map(
      ({ severity, message }) => `${severity}: ${message}`,
    )
  assert.deepEqual(saidOf('volume off', FEW), [
    'warning: An x beside a volume stands for the line through it, which would leave too little of it at this cut.',
  ])
  assert.deepEqual(saidOf('volume off', HOUSE_CUT), [])
  // Who names the line wants it, where there is room for one.
  const forAnchor =
    'An x beside an anchor stands for the line through it, which would leave too little of it at this cut.'
  assert.deepEqual(saidOf('anchor off', HOUSE_CUT), [`warning: ${forAnchor}`])
  assert.deepEqual(saidOf('anchor with a slash', HOUSE_CUT), [`error: ${forAnchor} Say "off" if the x will do.`])
  assert.deepEqual(saidOf('anchor with a slash', FEW), [`warning: ${forAnchor}`])
})

test('the table names only glyphs that there are, each once', () => {
  const { toldWhenCrossedOut, crossedOutByASign, crossedOutByASignWithMany, alwaysCrossedOutByASign } =
    lexicon.grammar.glyphs
  const signed = [...crossedOutByASign, ...crossedOutByASignWithMany, ...alwaysCrossedOutByASign]
  for (const glyph of [...toldWhenCrossedOut, ...signed]) assert.ok(lexicon.glyphs.has(glyph), glyph)
  assert.deepEqual(
    [...toldWhenCrossedOut].filter((glyph) => crossedOutByASign.has(glyph)),
    [],
  )
})
