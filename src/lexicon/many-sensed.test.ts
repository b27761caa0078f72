import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manySensedOf } from '../../scripts/many-sensed-of.ts'
import { loadLexicon } from './load.ts'

/** So many senses of a word as lines of WordNet's index, each of a kind and so often counted. */
const lines = (word: string, senses: readonly (readonly [kind: string, counted: number])[]): string =>
  senses.map(([kind, counted], at) => `${word}%1:${kind}:0${at}:: 0000000${at} ${at + 1} ${counted}`).join('\n')

test('a noun has many senses where it has six of several kinds, none of which is nearly always meant', () => {
  const even = [
    ['06', 3],
    ['06', 0],
    ['04', 3],
    ['18', 3],
    ['14', 2],
    ['10', 1],
  ] as const
  const oneKind = even.map(([, counted]) => ['06', counted] as const)
  const index = [
    lines('lift', even),
    lines('house', oneKind),
    lines('water', [['27', 90], ...even.slice(1)]),
    lines('loan', even.slice(1)),
    'lift%2:38:00:: 01978076 1 31',
  ]
  assert.deepEqual(manySensedOf(index.join('\n')), ['lift'])
})

test('words of the lexicon, in the plural too', () => {
  const { isManySensed } = loadLexicon()
  for (const word of ['lift', 'board', 'boards', 'field', 'death']) assert.ok(isManySensed(word), word)
  for (const word of ['house', 'window', 'invoice', 'groomer']) assert.ok(!isManySensed(word), word)
})
