import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import type { Meaning } from '../meaning.ts'
import { createReadBrief } from '../read-brief.ts'
import { failing } from './read-need.ts'

const readBrief = createReadBrief(loadLexicon())
const read = (prompt: string): Meaning => readBrief({ concept: null, prompt })
const glyphsOf = ({ head, guest }: Meaning): string =>
  [head, guest?.subject].flatMap((one) => (one?.kind === 'glyph' ? [one.glyph] : [])).join(' ')

test('a product that names a thing has it where its field has its usual one', () => {
  assert.equal(glyphsOf(read('new rental, for a car rental app')), 'car plus')
  assert.equal(glyphsOf(read('new rental, for a bike rental app')), 'bicycle plus')
  assert.equal(glyphsOf(read('fleet (for boat hire)')), 'ship')
  assert.equal(glyphsOf(read('instrument rental (for a piano shop)')), 'piano user')
})

test('the own thing of a product is not doubted', () => {
  assert.ok(!failing(read('instrument rental (for a piano shop)')))
  assert.ok(!failing(read('add stopover (for train tickets)')))
})

test('what the need names is drawn, whatever the product is about', () => {
  assert.equal(glyphsOf(read('van hire (for bike rental)')), 'van key')
  assert.equal(glyphsOf(read('add a car (for a bike rental app)')), 'car plus')
  assert.equal(glyphsOf(read('vehicle due for service (for boat hire)')), 'car clock')
})

test('a school of music is about no thing, and what is of no such kind stays', () => {
  assert.equal(glyphsOf(read('instruments (for a music school)')), 'guitar')
  assert.equal(glyphsOf(read('new booking (for boat hire)')), 'calendar plus')
})

test('where the thing has no room for its sign, it may stand small beside that', () => {
  const { turned } = read('new rental (for bike rental)')
  assert.equal(turned === undefined ? '' : glyphsOf(turned), 'plus bicycle')
  assert.equal(read('fleet (for bike rental)').turned?.count, 1)
})
