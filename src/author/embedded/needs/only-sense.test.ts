import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { createKnownNeed } from './known-need.ts'

const lexicon = loadLexicon()
const [readBrief, knownNeed] = [createReadBrief(lexicon), createKnownNeed(lexicon)]
const shown = (prompt: string): string => {
  const { head, guest, count } = readBrief({ concept: null, prompt })
  const glyphs = [head, guest?.subject].map((one) => (one?.kind === 'glyph' ? one.glyph : '')).filter(Boolean)
  return `${glyphs.join(' ')}${count > 1 ? ` x${count}` : ''}`
}

test('a need of several words whose rows of other fields show one thing is drawn so, where its words were put together', () => {
  assert.equal(knownNeed('certificate of completion')?.isOnlySense, true)
  assert.equal(knownNeed('certificate of completion')?.isSure, false)
  assert.equal(shown('certificate of completion'), 'certificate check')
})

test('not where its words say by themselves what is to be seen', () => {
  for (const [text, picture] of [
    ['open door', 'door-open'],
    ['three stars', 'star x3'],
    ['clean the windows', 'window sparkles'],
  ] as const)
    assert.equal(shown(text), picture)
})

test('one word, and what two rows show as two things, have several senses', () => {
  for (const text of ['platform', 'study plan']) assert.ok(knownNeed(text)?.isOnlySense !== true, text)
})
