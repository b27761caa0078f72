import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Cut } from '../../../drawing/model/cut.ts'
import { HOUSE_CUT } from '../../../drawing/model/cut.ts'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadText } from '../read-brief.ts'
import { compose } from './compose.ts'
import { hardlyTold } from './hardly-told.ts'
import { arrangedAt } from './sketch.ts'
import type { Arrangement } from './sketch.ts'

const lexicon = loadLexicon()
const read = createReadText(lexicon)
const FEW: Cut = { ...HOUSE_CUT, size: 16 }

/** What is said of the first picture of a request that has the strokes that are asked for. */
function saidOf(request: string, cut: Cut): string[] {
  const first = compose(read(request, lexicon).meaning, lexicon, cut).find(({ stroke }) => stroke === undefined)
  assert.ok(first)
  return hardlyTold(first, lexicon, cut).map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`)
}

for (const [how, request, subject] of [
  ['alone', 'three users', 'A group of three people'],
  ['in a state', 'volume at medium level', 'A volume'],
  ['crossed out', 'fingerprint off', 'A fingerprint crossed out'],
  ['beside whatever it is', 'broadcast with a search', 'A broadcast beside another thing'],
  ['beside one thing', 'leaf with a car', 'A leaf beside another thing'],
  ['in numbers', 'two hearts', 'A heart more than once'],
] as const)
  test(`a picture that strangers could not tell at few lanes is no answer there: ${how}`, () => {
    assert.deepEqual(saidOf(request, FEW), [
      `error generalised: ${subject} can hardly be told at this cut: ask for a larger size or a finer stroke.`,
    ])
    assert.deepEqual(saidOf(request, HOUSE_CUT), [])
  })

test('a row for thinner strokes is one for those alone', () => {
  const hardlyToldBeside = (row: string): string[] => (row === 'home > thinner' ? ['check'] : [])
  const told = { ...lexicon, grammar: { ...lexicon.grammar, hardlyToldBeside } }
  const first = (cut: Cut): Arrangement =>
    compose(read('home with check', lexicon).meaning, lexicon, cut)[0] ?? assert.fail('no arrangement')
  const thinner = compose(read('home with check', lexicon).meaning, lexicon, FEW).find(
    ({ stroke }) => stroke !== undefined,
  )
  assert.ok(thinner)
  assert.equal(hardlyTold(thinner, told, arrangedAt(thinner, FEW)).length, 1)
  assert.deepEqual(hardlyTold(first(HOUSE_CUT), told, HOUSE_CUT), [])
  assert.deepEqual(hardlyTold(first(arrangedAt(thinner, FEW)), told, arrangedAt(thinner, FEW)), [])
})

test('what is told beside another thing may not be told in it', () => {
  assert.equal(saidOf('user with a picture', HOUSE_CUT).length, 0)
  assert.equal(saidOf('picture inside a folder', HOUSE_CUT).length, 1)
})

test('a thing that is told with a sign inside may not be told with one in its corner', () => {
  const heavier = { ...FEW, stroke: 2.5 } as const
  assert.deepEqual(saidOf('tv with a check', FEW), [])
  assert.deepEqual(saidOf('tv with a lock', FEW), [])
  assert.equal(saidOf('tv with a lock', heavier).length, 1)
})

test('what is drawn anew for 16 px with strokes of 2 px is told there alone', () => {
  assert.deepEqual(saidOf('bed with a dollar', FEW), [])
  assert.equal(saidOf('bed with a dollar', { ...FEW, size: 20, stroke: 3 }).length, 1)
  assert.equal(saidOf('bed with a dollar', { ...FEW, stroke: 2.5 }).length, 1)
})

test('a thing that is hardly told beside others is told beside those that the table excepts', () => {
  const hardlyToldBeside = (row: string): string[] =>
    row === 'user > outlined' ? ['*', '!check', '!arrow inside'] : []
  const told = { ...lexicon, grammar: { ...lexicon.grammar, hardlyToldBeside } }
  const saidOfIt = (request: string): number => {
    const [first] = compose(read(request, lexicon).meaning, lexicon, HOUSE_CUT)
    assert.ok(first)
    return hardlyTold(first, told, HOUSE_CUT).length
  }
  assert.equal(saidOfIt('user with a check'), 0)
  assert.equal(saidOfIt('user with a star'), 1)
  assert.equal(saidOfIt('user with an arrow'), 1)
  assert.equal(saidOfIt('user in a circle'), 0)
})

test('a picture that strangers could not tell filled is an answer outlined', () => {
  assert.deepEqual(saidOf('a cloud with a lightning bolt', { ...FEW, finish: 'filled' }), [
    'error generalised: A cloud with a lightning bolt below it can hardly be told at this cut: ask for a larger size or a finer stroke.',
  ])
  assert.deepEqual(saidOf('a cloud with a lightning bolt', FEW), [])
})

test('a thing is told in the other ways in which it is drawn', () => {
  for (const request of ['lock', 'volume', 'volume low', 'heart', 'mail with a check', 'heart off', 'three stars'])
    assert.deepEqual(saidOf(request, FEW), [], request)
})

test('the tables name only glyphs and ways to draw them that there are', () => {
  for (const [row, pictures] of lexicon.grammar.hardlyTold) {
    assert.match(
      row,
      /^(?:alone|crossed out|in numbers) > (?:few|few filled|few outlined|few but 16\/2|thinner|outlined|filled)$/,
    )
    for (const picture of pictures) assert.ok(lexicon.glyphs.has(picture.split(' ')[0] ?? ''), picture)
  }
  for (const row of rowsOfBeside()) {
    const [thing = '', cuts = ''] = row.split(' > ')
    const others = lexicon.grammar.hardlyToldBeside(row)
    assert.ok(others.length > 0, row)
    assert.ok(thing === '*' || thing === 'scene' || lexicon.glyphs.has(thing), row)
    assert.match(cuts, /^(?:few|few filled|few outlined|few but 16\/2|thinner|outlined|filled)$/, row)
    for (const other of others) assert.ok(isBeside(other), `${row}: ${other}`)
  }
})

function rowsOfBeside(): string[] {
  const table = readFileSync(new URL('../../../lexicon/grammar/hardly-told-beside.tsv', import.meta.url), 'utf8')
  return table.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : (line.split('\t')[0] ?? [])))
}

const OTHERS = new Set(['*', 'badge', 'below', 'above', 'behind', 'beside', 'with', 'on', 'inside', 'circle', 'square'])

function isBeside(other: string): boolean {
  return (
    OTHERS.has(other) ||
    /^\d+$/.test(other) ||
    lexicon.glyphs.has(other.replace(/^!/, '').replace(/ (?:inside|held)$/, ''))
  )
}
