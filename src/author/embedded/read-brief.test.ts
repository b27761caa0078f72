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

test('a word of the phrase book is spelt as it is meant, and one that is in none of its needs may be a slip', () => {
  assert.notEqual(shown('underpaid')[0], 'tunnel')
  assert.deepEqual(shown('setings')[0], 'gear')
})

test('the first word of a need has a sense by its neighbours where it is no sign of what is done', () => {
  const heads = ['train delay', 'moving date', 'ship order'].map((prompt) => readBrief({ concept: null, prompt }))
  assert.deepEqual(
    heads.map(({ head }) => (head?.kind === 'glyph' ? head.glyph : null)),
    ['train', 'truck', 'package'],
  )
})

test('a rate says how much of a thing there is, and not how it is liked', () => {
  const { head, guest } = readBrief({ concept: null, prompt: 'group rate' })
  assert.deepEqual(
    [head, guest?.subject].map((one) => (one?.kind === 'glyph' ? one.glyph : null)),
    ['users', 'percent'],
  )
})

test('where it decides nothing, nothing is said', () =>
  assert.deepEqual(shown('resume, for a podcast player'), ['play', false]))

test('a word beside it decides before the field does', () =>
  assert.deepEqual(shown('lift alarm, for a ski resort'), shown('lift alarm')))

test('what people take for a time is free, and food is free of something', () => {
  const drawn = (prompt: string): unknown[] => {
    const { head, guest, slash } = readBrief({ concept: null, prompt })
    return [...[head, guest?.subject].map((one) => (one?.kind === 'glyph' ? one.glyph : null)), slash]
  }
  assert.deepEqual(drawn('bed free'), ['bed', 'check', false])
  assert.deepEqual(drawn('room free'), ['door', 'check', false])
  assert.deepEqual(drawn('gluten free'), ['wheat', null, true])
})

test('what all apps have is read alike in all fields', () => {
  for (const product of ['', ', for a marina app', ', for a council app']) {
    assert.deepEqual(shown(`reopen${product}`)[0], 'undo')
    assert.deepEqual(shown(`no outages${product}`)[0], 'check')
    assert.deepEqual(shown(`page someone${product}`)[0], 'bell-ringing')
  }
})

test('words beside a concept may say nothing but what it is for', () => {
  assert.deepEqual(shown('for a hiring platform', 'resume'), ['file-text', true])
  assert.deepEqual(shown('for the door', 'lock')[0], shown('lock for the door')[0])
})

test('a concept is a name of a set too: what only tells its variant or its family says nothing', () => {
  const read = (concept: string): unknown[] => {
    const { head, guest, findings } = readBrief({ concept, prompt: null })
    const names = [head, guest?.subject].map((one) => (one?.kind === 'glyph' ? one.glyph : one?.characters))
    return [...names, findings.some(({ severity }) => severity === 'error')]
  }
  assert.deepEqual(read('filter-2-check'), ['filter', 'check', false])
  assert.deepEqual(read('edit-location-alt'), ['map-pin', 'pencil', false])
  assert.deepEqual(read('terminal-2'), ['terminal', undefined, false])
  assert.deepEqual(read('sports-rugby'), ['american-football', undefined, false])
  // "Sports car" is whole as it is.
  assert.deepEqual(read('sports-car')[0], 'car')
})

test('bars of what is drawn at a level are its level, and no beer', () => {
  for (const text of ['signal with 3 bars', 'signal 3 bar', 'signal cellular 3 bars']) {
    const { head, guest } = readBrief({ concept: null, prompt: text })
    assert.deepEqual([head?.kind === 'glyph' ? [...head.preset] : null, guest], [[['level', 3]], null], text)
  }
})

test('a digit and a letter that nothing else is known by are written', () => {
  const written = (prompt: string): string | null => {
    const { head } = readBrief({ concept: null, prompt })
    return head?.kind === 'character' ? head.characters : null
  }
  assert.deepEqual(['5g', '4K', 'f5', 'letter 5G'].map(written), ['5G', '4K', 'F5', '5G'])
  // What stands beside two characters bites them.
  assert.deepEqual(['4k plus', '1x mobiledata'].map(written), [null, null])
  assert.equal(written('f5 in a square'), 'F5')
  // A letter at the end.
  assert.equal(readBrief({ concept: 'airpods-l', prompt: null }).guest?.subject.kind, 'character')
})
