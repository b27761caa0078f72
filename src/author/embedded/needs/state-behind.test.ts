import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { failing } from './read-need.ts'
import { stateBehind } from './state-behind.ts'

const lexicon = loadLexicon()
const readBrief = createReadBrief(lexicon)

function shown(prompt: string): string {
  const meaning = readBrief({ concept: null, prompt })
  const glyphs = [meaning.head, meaning.guest?.subject].flatMap((one) => (one?.kind === 'glyph' ? [one.glyph] : []))
  return failing(meaning) ? 'draft' : glyphs.join(' ')
}

test('the longest words for a state at the end', () => {
  const behind = (text: string): string | undefined => {
    const words = text.split(' ')
    const found = stateBehind(words, lexicon)
    return found === null ? undefined : `${words.slice(found.at).join(' ')}: ${found.signs[0]}`
  }
  assert.equal(behind('invoice under review'), 'under review: search')
  assert.equal(behind('parcel not yet delivered'), 'not yet delivered: x')
  assert.equal(behind('lift open'), 'open: check')
  assert.equal(behind('gate left open'), 'left open: exclamation')
  for (const text of ['under review', 'client opted out', 'damaged in transit', 'invoice'])
    assert.equal(behind(text), undefined, text)
})

test('what has become of a thing is no other thing', () => {
  assert.equal(shown('device under review (for an IoT platform)'), 'smartphone search')
  assert.equal(shown('device at risk (for an IoT platform)'), 'smartphone exclamation')
  assert.equal(shown('invoice up to date (for accounting software)'), 'receipt check')
  assert.equal(shown('document in transit (for contract management)'), 'file arrow')
})

test('what is not done says no', () => {
  assert.equal(shown('booking not approved (for a hotel)'), 'calendar x')
  assert.equal(shown('invoice not encrypted (for accounting software)'), 'receipt x')
})

test('what is done in part is not done', () =>
  assert.equal(shown('invoice partially complete (for accounting software)'), 'receipt percent'))
