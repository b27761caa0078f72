import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'

const readBrief = createReadBrief(loadLexicon())

/** The glyphs of a prompt, `off` for what is crossed out. */
function shown(prompt: string): string {
  const { head, guest, slash } = readBrief({ concept: null, prompt })
  const glyphs = [head, guest?.subject].flatMap((one) => (one?.kind === 'glyph' ? [one.glyph] : []))
  return [...glyphs, ...(slash ? ['off'] : [])].join(' ')
}

test('a thing in its state stays that, whatever a row calls so', () => {
  assert.equal(shown('camera off (for telemedicine)'), 'camera off')
  assert.equal(shown('empty inbox (for an email client)'), 'inbox')
})

test('a direction is no state: a row knows better what is drilled, and what is left', () => {
  assert.equal(shown('drill down (for a BI dashboard)'), 'chart-pie search')
  assert.equal(shown('tickets left (for event ticketing)'), 'ticket hash')
})

test('what is got for later is not crossed out', () => {
  assert.equal(shown('download for offline (for an LMS)'), 'download')
  assert.equal(shown('offline map (for a geology notebook)'), 'map download')
  assert.equal(shown('sensor offline (for an air quality app)'), 'signal x')
})

test('what stands before a state is in it, and makes no other thing with it', () => {
  assert.equal(shown('machine running (for a laundry)'), 'washing-machine play')
  assert.equal(shown('door open (for a lift maintenance app)'), 'door-open')
  assert.equal(shown('bed free (for a homeless shelter)'), 'bed check')
  assert.equal(shown('porter free (for a hospital app)'), 'user check')
  assert.equal(shown('gluten free (for a restaurant)'), 'wheat off')
})

test('no guess leaves the state out that a need ends in', () =>
  assert.equal(shown('confirmation of payee mismatch (for a bank)'), 'user exclamation'))

test('what is done is not the larger thing', () => {
  assert.equal(shown('add bookmark'), 'bookmark plus')
  assert.equal(shown('enter result (for a driving school)'), 'clipboard pencil')
  assert.equal(shown('sign off job (for a plumber)').split(' ')[0] === 'logout', false)
  assert.equal(shown('trash restore'), 'trash undo')
})

test('a verb that begins a need is done', () => {
  assert.equal(shown('rate neighbour (for a tool sharing app)'), 'home star')
  assert.equal(shown('tax rate (for accounting)').includes('star'), false)
})

test('which way something goes is not lost', () => {
  assert.equal(shown('tide rising'), 'waves arrow')
  assert.equal(shown('clouds incoming (for an observatory)'), 'cloud arrow')
})
