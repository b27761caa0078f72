import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { GlyphCard } from './glyph-card.ts'
import { createRelatives } from './relatives-of.ts'
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
  card('wifi', ['wireless']),
]

describe('search of cards', () => {
  const search = createSearch(CARDS, createRelatives(CARDS))
  const hits = (text: string, isSpelt = false): string[] => search(text, isSpelt).hits.map(({ name }) => name)
  const perhaps = (text: string): string[] => search(text).perhaps.map(({ name }) => name)

  it('puts the glyph first whose name is asked for, and then those that have it in theirs', () => {
    deepEqual(hits('arrow'), ['arrow', 'arrow-circle'])
    deepEqual(hits('arr'), ['arrow', 'arrow-circle'])
    deepEqual(hits('arrow-circle'), ['arrow-circle'])
  })
  it('puts a glyph that the words mean before one that has the word in its name', () => {
    deepEqual(hits('house'), ['home', 'key-house'])
    deepEqual(hits('bin'), ['trash', 'bin-lid'])
  })
  it('counts no letters within a word, and no beginning where the whole word is found', () => {
    deepEqual(hits('bi'), ['bin-lid'])
    deepEqual([...hits('asket'), ...perhaps('asket')], [])
    deepEqual(hits('key'), ['key-house'])
  })
  it('finds whatever parts the words', () => {
    for (const text of ['wi-fi', 'wifi', 'Wi Fi']) deepEqual(hits(text), ['wifi'], text)
    for (const text of ['waste-basket', 'wastebasket']) equal(hits(text)[0], 'trash', text)
  })
  it('asks for every word, in any case and number', () => {
    equal(hits('WASTE, baskets')[0], 'trash')
    equal(hits('boxes')[0], 'box')
  })
  it('finds a glyph by the values that it takes', () => {
    equal(hits('arrow left')[0], 'arrow')
  })
  it('takes a word that nothing has for a typing error, but not one that is spelt so', () => {
    equal(hits('tresh')[0], 'trash')
    deepEqual(hits('tresh', true), [])
    deepEqual(hits('brash'), [])
    deepEqual(hits('zzzzzz'), [])
  })
  it('offers apart, uncounted, what has some of the words, by the last word first', () => {
    deepEqual(hits('arrow house'), [])
    deepEqual(perhaps('arrow house').slice(0, 3), ['home', 'arrow', 'key-house'])
    equal(perhaps('page')[0], 'home')
  })
  it('passes over words that only join others', () => {
    deepEqual(hits('the bin'), hits('bin'))
  })
  it('offers the relatives of the only one that is found', () => {
    deepEqual(hits('key-house'), ['key-house'])
    deepEqual(hits('main page'), ['home'])
    deepEqual(perhaps('pointer'), ['arrow-circle'])
  })
  it('shows a glyph of several for a plural', () => {
    deepEqual(hits('customers'), ['user', 'users'])
    deepEqual(hits('customer'), ['user'])
  })
  it('gives all cards where there are no words', () => {
    deepEqual(
      hits(' -- '),
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
  return { name, words, category: 'signs', kind: null, parameters: all, revision: '0' }
}
