import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { sampleLexicon } from '../../../lexicon/sample-lexicon.ts'
import { createPicturesInField } from './field-pictures.ts'
import { createFrameNeed } from './frame-need.ts'

// The sample knows: a "parcel" is a file, "sun lotion" a star with a plus or a heart; "cancel" is an x, "approve" a check, "hide" crosses out.
const frameNeed = createFrameNeed(sampleLexicon(), () => null)
const cases: readonly (readonly [string, string | null])[] = [
  // [doing] [thing], [thing] [doing].
  ['approve my parcel', 'file with check'],
  ['parcels approved', 'file with check'],
  ['hide a cloud', 'cloud off'],
  // [thing] [thing]: what it is about stands last.
  ['star parcel', 'file with star'],
  // A thing without a small form has another's.
  ['battery parcel', 'file with bolt'],
  // Before a thing a word is done to it, behind it it may say how it is.
  ['open a parcel', 'file with plus'],
  ['parcel open', 'file with check'],
  // A sign of its own gives way to what is done, where the thing has a picture without one.
  ['approve sun lotion', 'heart with check'],
  ['sun lotion', 'star with plus'],
  // A glyph that names no thing of a need.
  ['bolt', null],
  // Nothing is known of the words, or there are too many.
  ['zxqv wombats', null],
  ['parcel cloud bell star user lock battery smile', null],
]

describe('what a need is put together of', () => {
  for (const [text, picture] of cases)
    test(`"${text}" is ${picture ?? 'nothing'}`, () => {
      const [first] = frameNeed(text)
      assert.equal((first?.score ?? 0) >= 0.7 ? first?.picture : null, picture)
    })

  test('says what it leaves out, and is less sure of it', () => {
    const [whole] = frameNeed('approve parcel')
    const [first] = frameNeed('zxqv approve parcel')
    assert.deepEqual(first?.left, ['zxqv'])
    assert.ok((first?.score ?? 1) < (whole?.score ?? 0) / 2)
  })

  test('an article makes what stands before it what is done', () => {
    const names = frameNeed('star a parcel').map(({ picture, score }) => `${picture} ${score >= 0.7}`)
    assert.ok(!names.includes('file with star true'), names.join(', '))
  })
})

test('what every thing has is that of the thing before it, though that is done elsewhere', () => {
  const real = loadLexicon()
  const frame = createFrameNeed(real, createPicturesInField(real))
  assert.equal(frame('booking reminder')[0]?.picture, 'calendar with bell')
  assert.equal(frame('permit history')[0]?.picture, 'certificate with clock')
  // What has become of it stays its sign.
  assert.equal(frame('booking confirmed')[0]?.picture, 'calendar with check')
})

test('a box that is not there has an x, whatever letters its name has', () => {
  const real = loadLexicon()
  const frame = createFrameNeed(real, createPicturesInField(real))
  const shop = real.fields().of('online shop')
  assert.equal(frame('expired order', shop)[0]?.picture, 'box with x')
  // Nor have users another.
  assert.equal(frame('crew assigned', shop)[0]?.picture, 'users with check')
  assert.equal(frame('taxi cancelled', real.fields().of('taxi app'))[0]?.picture, 'taxi with x')
})

test('files behind another word are things, and not what is filed', () => {
  const real = loadLexicon()
  const frame = createFrameNeed(real, createPicturesInField(real))
  assert.ok(
    frame('old files', real.fields().of('cloud storage')).every(({ picture }) => !picture.endsWith(' with check')),
  )
})
