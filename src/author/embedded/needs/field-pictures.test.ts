import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from '../../../lexicon/fields.ts'
import { phraseBookOf, readNeeds } from '../../../lexicon/phrase-book.ts'
import { sampleLexicon } from '../../../lexicon/sample-lexicon.ts'
import { createPicturesInField, drawnInField } from './field-pictures.ts'
import { createFrameNeed } from './frame-need.ts'
import { createGuessNeed } from './guess-need.ts'

const rows = [
  ...readNeeds(
    'wombat fed\tcloud with check\twombat lost\nwombat due\tcloud with bell\tstar off\nwombat cleaned\tcloud\n',
    'ski-resort-and-mountain-railway.tsv',
  ),
  ...readNeeds('wombat returned\tfile with x\n', 'shop.tsv'),
]
const sample = sampleLexicon()
const lexicon = { ...sample, grammar: sample.grammar, needs: () => phraseBookOf(rows) }
const [skiing, shopping] = [readFields().of('ski resort'), readFields().of('online shop')]
assert.ok(skiing !== null && shopping !== null)
const inField = createPicturesInField(lexicon)

test('a word has the pictures and signs of the rows of its field, those of second pictures half', () => {
  const own = inField(skiing, 'wombat')
  assert.equal(own?.count, 3)
  assert.deepEqual(
    [...(own?.heads ?? [])],
    [
      ['cloud', 3],
      ['star', 0.5],
    ],
  )
  assert.deepEqual(
    [...(own?.signs ?? [])],
    [
      ['check', 1],
      ['bell', 1],
      ['off', 0.5],
    ],
  )
  assert.equal(inField(skiing, 'zxqv'), null)
})

test('a word that no table knows is drawn as in its field, and as nothing in another', () => {
  const frameNeed = createFrameNeed(lexicon, inField)
  assert.equal(frameNeed('cancel wombat', skiing)[0]?.picture, 'cloud with x')
  assert.deepEqual(frameNeed('cancel wombat', shopping), [])
  assert.deepEqual(frameNeed('cancel wombat'), [])
})

test('a guess goes by the needs of the field', () => {
  const guessNeed = createGuessNeed(lexicon, inField)
  assert.equal(guessNeed('cancel wombat', skiing)[0]?.picture, 'cloud with x')
  assert.deepEqual(
    guessNeed('cancel wombat').filter(({ picture }) => picture.startsWith('cloud')),
    [],
  )
})

test('what a word is drawn as in one of five needs of its field is no other sense of it', () => {
  const isDrawnSo = drawnInField(skiing, inField)
  assert.ok(isDrawnSo('wombats', ['cloud', 'plus']))
  assert.ok(!isDrawnSo('wombats', ['file']))
  assert.ok(!drawnInField(null, inField)('wombat', ['cloud']))
})
