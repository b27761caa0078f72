import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { sampleLexicon } from '../../../lexicon/sample-lexicon.ts'
import { createPicturesInField } from './field-pictures.ts'
import { createGuessNeed } from './guess-need.ts'

const guessNeed = createGuessNeed(sampleLexicon(), () => null)
const first = (text: string): string | null => guessNeed(text)[0]?.picture ?? null

// The sample knows: "cancel" is mostly an x on something, "parcel" a file, "snooze" a bell and sometimes a clock.
test('a word is drawn as it is in other needs, with the sign of another word', () =>
  assert.equal(first('cancel parcel'), 'file with x'))
test('forms of a word are one', () => assert.equal(first('parcels cancelled'), 'file with x'))
test('a thing that is named is what the need is about', () => assert.equal(first('cancel cloud'), 'cloud with x'))
test('a sign has to show a word', () => assert.equal(first('snooze parcel'), 'bell'))
test('a word that is shown least says how sure the guess is', () => {
  const [sure] = guessNeed('cancel parcel')
  const [unsure] = guessNeed('cancel parcel wombats')
  assert.ok((sure?.least ?? 0) > 0.5)
  assert.equal(unsure?.least ?? 0, 0)
})
test('of words that nothing is known of nothing is guessed', () => assert.deepEqual(guessNeed('zxqv wombats'), []))
test('what is one thing that nobody drew is not guessed by its words', () =>
  assert.deepEqual(guessNeed('cancel lock box'), []))
test('a sentence is no need', () => assert.deepEqual(guessNeed('cancel parcel cloud bell star user'), []))

test('a thing alone is not denied because other needs of it say so', () => {
  const lexicon = loadLexicon()
  const guess = createGuessNeed(lexicon, createPicturesInField(lexicon))
  const data = lexicon.fields().of('bi dashboard') ?? lexicon.fields().within('a BI dashboard')
  assert.ok(guess('alerts', data).every(({ picture }) => !/ off$| with (?:x|ban|minus)$/.test(picture)))
})

test('an arrow points where its word says, and an arrow to anywhere is guessed of none', () => {
  const lexicon = loadLexicon()
  const guess = createGuessNeed(lexicon, createPicturesInField(lexicon))
  const pictures = guess('haemoglobin low', lexicon.fields().within('a blood donation centre')).map(
    ({ picture }) => picture,
  )
  assert.equal(pictures[0], 'droplet with arrow down')
  assert.ok(pictures.every((picture) => !picture.endsWith(' arrow')))
})
