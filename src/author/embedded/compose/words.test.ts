import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Meaning, Subject } from '../meaning.ts'
import { readGrammar } from '../../../lexicon/grammar.ts'
import { plainGlyph } from '../meaning.ts'
import { sentence } from './words.ts'

const grammar = readGrammar()

const glyph = (name: string): Subject => plainGlyph(name)

function meaning(head: Subject, more: Partial<Meaning> = {}): Meaning {
  return {
    head,
    guest: null,
    apart: null,
    second: null,
    slash: false,
    container: null,
    count: 1,
    findings: [],
    ...more,
  }
}

const BARE = [
  ['umbrella', 'An umbrella.'],
  ['user', 'A user.'],
  ['unicorn', 'A unicorn.'],
  ['hourglass', 'An hourglass.'],
  ['glasses', 'Glasses.'],
  ['bus', 'A bus.'],
  ['rain', 'Rain.'],
  ['shopping-cart', 'A shopping cart.'],
  ['cloud-lightning', 'A cloud with a lightning bolt below it.'],
  ['x', 'A cross.'],
  ['id-card', 'An ID card.'],
  ['zoom-in', 'A magnifying glass with a plus sign.'],
] as const

for (const [name, expected] of BARE)
  test(name, () => assert.equal(sentence(meaning(glyph(name)), null, grammar), expected))

test('what belongs to the head is said in order', () => {
  assert.equal(sentence(meaning(glyph('box'), { count: 3 }), null, grammar), 'Three boxes.')
  assert.equal(sentence(meaning(glyph('battery'), { count: 2 }), null, grammar), 'Two batteries.')
  assert.equal(sentence(meaning(glyph('plane-takeoff'), { count: 2 }), null, grammar), 'Two planes taking off.')
  assert.equal(sentence(meaning(glyph('bell'), { slash: true }), null, grammar), 'A bell, crossed out.')
  assert.equal(
    sentence(
      meaning(glyph('bell'), { guest: { subject: glyph('plus'), placement: 'with' }, container: 'circle' }),
      'badge',
      grammar,
    ),
    'A bell with a plus sign badge in a circle.',
  )
  assert.equal(
    sentence(
      meaning(glyph('house'), { guest: { subject: { kind: 'character', characters: 'A' }, placement: 'inside' } }),
      'inside',
      grammar,
    ),
    'A house with a letter A inside.',
  )
})
