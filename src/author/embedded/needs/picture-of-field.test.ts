import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { failing } from './read-need.ts'

const readBrief = createReadBrief(loadLexicon())
const drawn = (prompt: string): [glyph: string | null, isDraft: boolean] => {
  const meaning = readBrief({ concept: null, prompt })
  return [meaning.head?.kind === 'glyph' ? meaning.head.glyph : null, failing(meaning)]
}

test('a need of which nothing is known is a draft of what its product is about, and no letter', () => {
  assert.deepEqual(drawn('gribbling (for a car rental)'), ['car', true])
  assert.deepEqual(drawn('gribbling (for a church website)'), ['church', true])
  assert.deepEqual(drawn('gribbling (for a thing that nobody knows)'), [null, true])
  assert.deepEqual(drawn('gribbling'), [null, true])
})
