import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { failing } from './read-need.ts'

const readBrief = createReadBrief(loadLexicon())
const saidOf = (prompt: string): string => {
  const meaning = readBrief({ concept: null, prompt })
  const said = meaning.findings.map(({ message }) => message).join(' ')
  return failing(meaning) && said.includes('mostly show something else') ? said : ''
}

test('a picture that needs with the same words have next to never is a draft that asks', () => {
  for (const text of ['recording consent', 'model trained']) assert.notEqual(saidOf(text), '', text)
})

test('a word that needs often have, and that is never drawn so, is enough', () => {
  for (const text of ['school group booking', 'vehicle inspection due']) assert.notEqual(saidOf(text), '', text)
})

test('pictures that such needs have are offered', () => {
  assert.match(saidOf('vehicle inspection due'), /Did you mean "a truck with a clock"\?/)
})

test('what names its picture, is in no row, is drawn so by others, describes a picture or is misspelt is drawn', () => {
  for (const text of [
    'umbrella stand',
    'volume at medium level',
    'jet taking off',
    'reset password',
    'invoice overdue',
    'holiday suitcase',
    // A neighbour tells which sense is meant.
    'coach with lesson',
    'credits on a shelf',
    'loction pin',
    'bell crossed out',
    'camera crossed out',
    // A row of the lexicon says how it is drawn.
    'corner-up-left',
    'move vertical',
  ])
    assert.equal(saidOf(text), '', text)
})
