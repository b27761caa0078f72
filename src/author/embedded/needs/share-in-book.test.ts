import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { sampleLexicon } from '../../../lexicon/sample-lexicon.ts'
import type { Meaning } from '../meaning.ts'
import { plainGlyph } from '../meaning.ts'
import { shareInBook } from './share-in-book.ts'

const sample = sampleLexicon()
/** Half of the needs with "wombat" are drawn as a star, a quarter of them with an x. */
const lexicon: Lexicon = {
  ...sample,
  grammar: sample.grammar,
  picturesOf: (stem) =>
    stem === 'wombat' ? { weight: 6, heads: new Map([['star', 0.5]]), signs: new Map([['x', 0.25]]) } : null,
}
const meaning = (head: string, guest: string | null = null): Meaning => ({
  head: plainGlyph(head),
  guest: guest === null ? null : { subject: plainGlyph(guest), placement: 'with' },
  apart: null,
  second: null,
  slash: false,
  container: null,
  count: 1,
  findings: [],
})

test('is the share of the pictures that needs with the words have', () => {
  assert.equal(shareInBook('wombat', meaning('star'), lexicon), 0.5)
  assert.equal(shareInBook('wombat', meaning('star', 'x'), lexicon), 0.75)
  assert.equal(shareInBook('wombat', meaning('bell'), lexicon), 0)
})

test('a name of what is shown says itself what it is', () => {
  assert.equal(shareInBook('bells', meaning('bell'), lexicon), 1)
  const both = shareInBook('wombat bell', meaning('bell'), lexicon)
  assert.ok(both !== null && both > 0.5 && both < 0.6, `${both}`)
})

test('nothing is known of words that are in no row', () => {
  assert.equal(shareInBook('zxqv', meaning('bell'), lexicon), null)
})
