import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { GlyphCard } from './glyph-card.ts'
import { createSearch } from './search-cards.ts'

const CARDS = [
  card('arrow', ['pointer'], { facing: ['up', 'left'] }),
  card('arrow-circle', []),
  card('bin-lid', []),
  card('home', ['house', 'main page']),
  card('key-house', []),
  card('box', []),
  card('trash', ['bin', 'waste basket', 'delete']),
  card('user', ['customer']),
  card('users', []),
]

describe('search of cards', () => {
  const found = (text: string): string[] => createSearch(CARDS)(text).map(({ name }) => name)

  it('puts the glyph first whose name is asked for, and then those that begin so', () => {
    deepEqual(found('arrow'), ['arrow', 'arrow-circle'])
    deepEqual(found('arr'), ['arrow', 'arrow-circle'])
    equal(found('arrow-circle')[0], 'arrow-circle')
  })
  it('puts a glyph that the words mean before one that has the word in its name', () => {
    deepEqual(found('house'), ['home', 'key-house'])
    deepEqual(found('bin'), ['trash', 'bin-lid'])
  })
  it('asks for every word, in any order, case and number', () => {
    equal(found('BASKETS, waste')[0], 'trash')
    equal(found('boxes')[0], 'box')
  })
  it('finds a glyph by the values that it takes', () => {
    equal(found('arrow left')[0], 'arrow')
  })
  it('takes a word that nothing has for a typing error, where nothing else is found', () => {
    equal(found('tresh')[0], 'trash')
    deepEqual(found('zzzzzz'), [])
  })
  it('finds those that have some of the words where none has all, by the last word first', () => {
    deepEqual(found('arrow house').slice(0, 3), ['home', 'arrow', 'key-house'])
    equal(found('waste of time')[0], 'trash')
  })
  it('passes over words that only join others', () => {
    deepEqual(found('a bin for the house'), found('bin house'))
  })
  it('shows what shares words with the only one that is found', () => {
    deepEqual(found('main page'), ['home', 'key-house'])
  })
  it('shows a glyph of several for a plural', () => {
    deepEqual(found('customers').slice(0, 2), ['user', 'users'])
    deepEqual(found('customer')[0], 'user')
  })
  it('gives all cards where there are no words', () => {
    deepEqual(
      found(' -- '),
      CARDS.map(({ name }) => name),
    )
  })
})

function card(
  name: string,
  words: readonly string[],
  parameters: Readonly<Record<string, readonly string[]>> = {},
): GlyphCard {
  const all = Object.entries(parameters).map(([key, values]) => ({ name: key, values, default: values[0] ?? '' }))
  return { name, words, category: 'signs', parameters: all, revision: '0' }
}
