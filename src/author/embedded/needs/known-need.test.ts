import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from '../../../lexicon/fields.ts'
import { phraseBookOf, readNeeds } from '../../../lexicon/phrase-book.ts'
import { sampleLexicon } from '../../../lexicon/sample-lexicon.ts'
import { createKnownNeed } from './known-need.ts'

const knownNeed = createKnownNeed(sampleLexicon())
const cases: readonly (readonly [string, string | null])[] = [
  ['direct debit', 'file with a plus'],
  ['Direct Debits', 'file with a plus'],
  ['my direct debit', 'file with a plus'],
  // What it stands beside is more than the need.
  ['direct debit for dogs', null],
  ['returns', 'file with x'],
  ['order returns', 'file with x'],
  // The singular of a plural, where that is no word that means more.
  ['team event', 'star with check'],
  ['return', null],
  ['returns (parcel)', 'file with x'],
  ['tax returns', null],
  // A glyph's own name is that glyph, and none of its senses.
  ['star', null],
  ['star cloud', null],
]
for (const [text, picture] of cases) {
  test(`"${text}" is ${picture === null ? 'no need that is known' : `a need drawn as "${picture}"`}`, () =>
    assert.equal(knownNeed(text)?.need.picture ?? null, picture))
}
test('a glyph that is a need elsewhere is that need beside words of its field', () => {
  assert.equal(knownNeed('star')?.need.picture ?? null, null)
  assert.equal(knownNeed('star rating')?.need.picture, 'star with check')
})
test('a sense without its field is not sure', () => {
  assert.equal(knownNeed('returns')?.isSure, false)
  assert.equal(knownNeed('order returns')?.isSure, true)
  assert.equal(knownNeed('direct debit')?.isSure, true)
})

test('of the rows of a need the one of the field is meant that it is for', () => {
  const rows = [
    ...readNeeds(
      'lift closed\tfile with x\nlift open\tfile with check\nstar\tstar with check\n',
      'ski-resort-and-mountain-railway.tsv',
    ),
    ...readNeeds('returns\tfile with x\nstage\tfile\norder cancellation\tfile with x\n', 'shop.tsv'),
    ...readNeeds('returns\tfile with plus\t\tfund\nstage\tbell\n', 'core-work.tsv'),
  ]
  const lexicon = sampleLexicon()
  const known = createKnownNeed({ ...lexicon, grammar: lexicon.grammar, needs: () => phraseBookOf(rows) })
  const fields = readFields()
  const pictureFor = (need: string, product: string): string | null =>
    known(need, fields.of(product))?.need.picture ?? null
  // By its books, by a word that tells it, by neither.
  assert.equal(pictureFor('returns', 'online shop'), 'file with x')
  assert.equal(pictureFor('returns', 'investment'), 'file with plus')
  assert.equal(pictureFor('returns', 'podcast player'), 'file with x')
  // By the same words in another order or form, but not where the order tells.
  assert.equal(pictureFor('cancelled the order', 'online shop'), 'file with x')
  assert.equal(pictureFor('order cancelled', 'podcast player'), null)
  assert.equal(pictureFor('open lift', 'ski resort'), null)
  // A glyph's own name too.
  assert.equal(pictureFor('star', 'ski resort'), 'star with check')
  assert.equal(pictureFor('star', 'podcast player'), null)
  // A word with a sense of its own in the field is no need of another.
  assert.equal(pictureFor('lift closed', 'lift maintenance'), null)
  assert.equal(pictureFor('stage', 'recruiting'), null)
})

test('what all apps have is drawn alike, unless the product says the words of another row', () => {
  const rows = [
    ...readNeeds('reopen\tfile\nmove in\tfile with x\t\tfleet\nmove in\tstar\t\tchurch\n', 'banking.tsv'),
    ...readNeeds('reopen\tbell\n', 'core-app.tsv'),
  ]
  const lexicon = sampleLexicon()
  const known = createKnownNeed({ ...lexicon, grammar: lexicon.grammar, needs: () => phraseBookOf(rows) })
  const podcasts = readFields().of('podcast player')
  assert.ok(podcasts !== null)
  assert.equal(known('reopen', podcasts)?.need.picture, 'bell')
  assert.equal(known('reopen')?.need.picture, 'bell')
  assert.deepEqual(known('move in', podcasts)?.isSure, false)
  const church = { ...podcasts, product: 'church website' }
  assert.deepEqual([known('move in', church)?.need.picture, known('move in', church)?.isSure], ['star', true])
})

test('a need of another field stays one where its word means the same thing in this field', () => {
  const rows = readNeeds('out of stock\tpackage off\n', 'shop.tsv')
  const lexicon = sampleLexicon()
  const known = createKnownNeed({ ...lexicon, grammar: lexicon.grammar, needs: () => phraseBookOf(rows) })
  const pictureFor = (product: string): string | null =>
    known('out of stock', readFields().of(product))?.need.picture ?? null
  assert.equal(pictureFor('warehouse'), 'package off')
  assert.equal(pictureFor('cooking'), null)
})

test('rows of other fields in the plural do not hide a need in the singular', () => {
  const rows = [
    ...readNeeds('complaints\tfile\t\tcompliance\n', 'shop.tsv'),
    ...readNeeds('complaint\tbell\n', 'restaurant.tsv'),
  ]
  const lexicon = sampleLexicon()
  const known = createKnownNeed({ ...lexicon, grammar: lexicon.grammar, needs: () => phraseBookOf(rows) })
  assert.equal(known('complaints', readFields().of('podcast player'))?.need.picture, 'bell')
  assert.equal(known('complaints', readFields().of('online shop'))?.need.picture, 'file')
})

test('a row told by "app" is meant wherever a product is said', () => {
  const lexicon = sampleLexicon()
  const rows = readNeeds('disabled\tfile with x\t\tapp\n', 'core-app.tsv')
  const known = createKnownNeed({ ...lexicon, grammar: lexicon.grammar, needs: () => phraseBookOf(rows) })
  assert.equal(known('disabled', readFields().of('podcast player'))?.isSure, true)
  assert.equal(known('disabled')?.isSure, false)
})
