import { deepEqual } from 'node:assert/strict'
import { it } from 'node:test'
import type { GlyphCard } from './glyph-card.ts'
import { neighboursOf } from './neighbours-of.ts'
import { createSearch } from './search-cards.ts'

const card = (name: string, category: string, words: readonly string[] = []): GlyphCard => ({
  name,
  category,
  words,
  parameters: [],
  revision: '0',
})

it('neighbours of a card: named alike, then of shared words, then of its category', () => {
  const cards = [
    card('apple', 'food'),
    card('bell', 'things', ['alarm']),
    card('bell-ring', 'signs'),
    card('clock', 'time', ['alarm']),
    card('door', 'things'),
  ]
  const near = (most: number): string[] =>
    neighboursOf(cards[1]!, cards, { most, search: createSearch(cards) }).map(({ name }) => name)
  deepEqual(near(9), ['bell-ring', 'clock', 'door'])
  deepEqual(near(1), ['bell-ring'])
})
