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

test('what is got for later is not crossed out', () =>
  assert.equal(shown('download for offline (for an LMS)'), 'download'))
