import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import type { Meaning } from '../meaning.ts'
import { createReadBrief } from '../read-brief.ts'
import { failing } from './read-need.ts'

const readBrief = createReadBrief(loadLexicon())
const read = (prompt: string): Meaning => readBrief({ concept: null, prompt })
const glyphsOf = ({ head, guest }: Meaning): string =>
  [head, guest?.subject].flatMap((one) => (one?.kind === 'glyph' ? [one.glyph] : [])).join(' ')

test('what a picture leaves open is not lost of a need that says what it is for', () => {
  for (const need of ['leaves turning yellow', 'cool chain broken']) {
    assert.ok(!failing(read(need)), need)
    assert.ok(failing(read(`${need}, for a plant care app`)), need)
  }
})

test('nobody is set on a stop sign by a need', () => {
  assert.equal(read('customer on stop').guest?.placement, 'above')
  assert.ok(read('customer on stop, for a wholesaler').guest?.placement !== 'above')
})

test('a row of another field is read where its thing is what was read besides', () => {
  assert.equal(glyphsOf(read('missing pieces, for a toy library')), 'puzzle question')
  assert.ok(!failing(read('missing pieces, for a toy library')))
  // A mill is wheat to bakers alone.
  assert.ok(!glyphsOf(read('mill running, for a dental lab')).includes('wheat'))
})

test('no word of a need is taken for one of its field where the field is said', () => {
  assert.equal(glyphsOf(read('licence renewal, for a pest control company')), 'id-card refresh')
})

test('what is denied is not drawn as if it were so', () => {
  assert.ok(failing(read('no new applications, for a union membership office')))
  assert.ok(!failing(read('no members, for a union membership office')))
})

test('what is dropped off or torn off crosses nothing out', () => {
  assert.ok(failing(read('tear-off, for a roofing contractor')))
  assert.ok(!failing(read('camera off, for a roofing contractor')))
})

test('what has become of a thing is no thing, and what is out of something is not drawn as it is', () => {
  assert.equal(glyphsOf(read('permit expired, for a driving school')), 'certificate x')
  assert.ok(failing(read('berth out of service, for marina berth management')))
  assert.equal(glyphsOf(read('crew short, for a roofing contractor')), 'users minus')
})

test('a customer is no matter of customs', () => {
  assert.equal(glyphsOf(read('next customer, for a property tax office')).includes('package'), false)
})

test('what has run out is not drawn as if it were there', () => {
  assert.ok(
    failing(read('out of pallets, for a tool library')) || read('out of pallets, for a tool library').guest !== null,
  )
  assert.equal(read('out of stock, for a warehouse').head?.kind, 'glyph')
  assert.ok(read('out of stock, for a warehouse').guest !== null)
})
