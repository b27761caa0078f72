import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../lexicon/load.ts'
import { createReadBrief } from './read-brief.ts'

const readBrief = createReadBrief(loadLexicon())
const shown = (prompt: string, concept: string | null = null): [glyph: string | null, said: boolean] => {
  const { head, findings } = readBrief({ concept, prompt })
  return [
    head?.kind === 'glyph' ? head.glyph : null,
    findings.some(({ severity, message }) => severity === 'info' && message.includes('is read for ')),
  ]
}

test('what a request is for decides what a word means, and that is said', () => {
  assert.deepEqual(shown('resume'), ['play', false])
  assert.deepEqual(shown('resume, for an applicant tracking system'), ['file-text', true])
})

test('where it decides nothing, nothing is said', () =>
  assert.deepEqual(shown('resume, for a podcast player'), ['play', false]))

test('a word beside it decides before the field does', () =>
  assert.deepEqual(shown('lift alarm, for a ski resort'), shown('lift alarm')))

test('words beside a concept may say nothing but what it is for', () => {
  assert.deepEqual(shown('for a hiring platform', 'resume'), ['file-text', true])
  assert.deepEqual(shown('for the door', 'lock')[0], shown('lock for the door')[0])
})
