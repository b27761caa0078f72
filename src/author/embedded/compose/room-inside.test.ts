import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cut } from '../../../drawing/model/cut.ts'
import { HOUSE_CUT } from '../../../drawing/model/cut.ts'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadText } from '../read-brief.ts'
import { compose } from './compose.ts'
import { lostPlacement } from './lost-placement.ts'
import type { Arrangement } from './sketch.ts'

const lexicon = loadLexicon()
const read = createReadText(lexicon)
const FEW: Cut = { ...HOUSE_CUT, size: 16 }

const composed = (request: string, cut: Cut): Arrangement[] => compose(read(request, lexicon).meaning, lexicon, cut)

test('a hand holds a thing above it, and a bag one inside, each in the form that it has for that', () => {
  for (const [request, isCut] of [
    ['heart in a hand', false],
    ['heart in a shopping bag', true],
  ] as const) {
    const [host, guest] = composed(request, HOUSE_CUT)[0]?.parts ?? []
    assert.notEqual(host?.setting.form, undefined, request)
    assert.equal(guest?.setting.cut, isCut, request)
  }
})

test('a sign that finds no room inside is tried plain and smaller before it goes into the corner', () => {
  const ideas = composed('gear in a cloud', HOUSE_CUT)
  const plain = ideas.findIndex(({ parts }) => parts[1]?.setting.lanes !== undefined)
  const corner = ideas.findIndex(({ guestAs }) => guestAs === 'badge')
  assert.ok(plain > 0 && plain < corner)
  const lines = composed('plus in a heart', HOUSE_CUT).filter(({ guestAs }) => guestAs === 'inside')
  assert.ok(lines.some(({ parts }) => (parts[1]?.setting.into.width ?? 8) < 8))
})

test('with few lanes a sign stands inside too, or else in the corner', () => {
  for (const request of ['lock in a house', 'plus in a house'])
    assert.equal(composed(request, FEW)[0]?.guestAs, 'inside', request)
  assert.ok(composed('cloud in a folder', FEW).some(({ guestAs }) => guestAs === 'badge'))
})

test('what a hand holds or carries lies on it, and what another has or holds stands beside that', () => {
  for (const request of ['hand holding a coin', 'hand carrying a box'])
    assert.equal(composed(request, HOUSE_CUT)[0]?.guestAs, 'inside', request)
  assert.notEqual(composed('user holding a coin', HOUSE_CUT)[0]?.guestAs, 'inside')
})

test('a long sign has the whole length of a room, and not the square in its middle', () => {
  const [host, guest] = composed('code in a window', HOUSE_CUT)[0]?.parts ?? []
  assert.equal(host?.subject.kind === 'glyph' && host.subject.glyph, 'window')
  assert.ok((guest?.setting.into.width ?? 0) > (guest?.setting.into.height ?? 0))
})

test('a thing stands on one that has a form for that', () => {
  const [first] = composed('book on a desk', HOUSE_CUT)
  assert.equal(first?.guestAs, 'scene')
  assert.notEqual(first.parts[0]?.setting.form, undefined)
})

test('a sign in the corner does not show that it is inside', () => {
  const corner = composed('leaf in a light bulb', HOUSE_CUT).find(({ guestAs }) => guestAs === 'badge')
  assert.ok(corner)
  assert.equal(lostPlacement(corner, HOUSE_CUT)[0]?.severity, 'error')
  assert.deepEqual(
    composed('leaf in a light bulb', HOUSE_CUT)
      .slice(0, 1)
      .flatMap((one) => lostPlacement(one, HOUSE_CUT)),
    [],
  )
})

test('a sign that is drawn for inside another thing stands there as it is drawn', () => {
  const [host, guest] = composed('lock in a shield', FEW)[0]?.parts ?? []
  assert.equal(guest?.setting.form?.name, 'lock')
  assert.deepEqual([guest?.setting.into.width, guest?.setting.into.height], [6, 7.5])
  assert.equal(host?.setting.form?.name, 'shield')
  assert.equal(composed('lock in a circle', FEW)[0]?.parts[1]?.setting.form?.name, 'lock')
})

test('what arrows turn round is no cut-out of theirs', () => {
  const [host, guest] = composed('coin with a refresh arrow around it', HOUSE_CUT)[0]?.parts ?? []
  assert.equal(host?.setting.form?.name, 'refresh')
  assert.equal(guest?.setting.cut, false)
})

test('two digits stand apart in a host that has room for that', () => {
  const [, guest] = composed('calendar showing the number 31', HOUSE_CUT)[0]?.parts ?? []
  assert.ok((guest?.setting.into.width ?? 0) > 11)
})

test('a glass lies over the list in which somebody searches', () => {
  const [first] = composed('search in list', HOUSE_CUT)
  assert.equal(first?.guestAs, 'badge')
  assert.deepEqual(first === undefined ? null : lostPlacement(first, HOUSE_CUT), [])
})

test('what somebody has drawn in its shape is drawn so', () => {
  const [first] = composed('exclamation mark in a triangle', HOUSE_CUT)
  assert.equal(first?.parts.length, 1)
  assert.deepEqual(first?.parts[0]?.subject.kind === 'glyph' && first.parts[0].subject.glyph, 'warning')
})
