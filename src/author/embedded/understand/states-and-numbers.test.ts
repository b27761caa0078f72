import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadText } from '../read-brief.ts'
import { shortMeaning } from './short-meaning.ts'

const lexicon = loadLexicon()
const read = createReadText(lexicon)

for (const [request, expected] of [
  // what a thing looks like in a state
  ['half full glass', 'glass[half]'],
  ['empty bottle', 'bottle[empty]'],
  ['full star', 'star[full]'],
  ['envelope opened', 'mail-open !envelope opened'],
  ['folder opened', 'folder-open'],
  ['lamp on', 'lamp-lit'],
  ['light turned on', 'lightbulb-lit'],
  ['lamp on a table', 'desk +lamp(above)'],
  ['speaker at low volume', 'volume[1]'],
  // no sign says how a thing looks
  ['broken cup', 'cup !broken'],
  ['closed laptop', 'laptop !closed'],
  ['closed ticket', 'ticket +x(with)'],
  // no is no thing that a kind is said of
  ['no bird', 'bird /off'],
  // how many are shown
  ['three signal bars', 'signal[3]'],
  ['stack of three layers', 'layers'],
  ['three bars', 'menu'],
  // what somebody drew so
  ['user in a circle', 'user-circle'],
  ['exclamation mark in a triangle', 'warning'],
] as const)
  test(`"${request}"`, () => {
    assert.equal(shortMeaning(read(request, lexicon).meaning), expected)
  })
