/** What the checker finds is said to people in words of theirs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainWords } from '../src/contract/plain-words.ts'
import { RULES } from '../src/drawing/checker/rules.ts'

/** Rules whose words are the author's, and for people already; those of the SVG itself are for programs. */
const SAID_PLAINLY = ['unmatched', 'generalised', 'simplified', 'text-left-out', 'svg-dot', 'svg-form', 'svg-precision']

test('every rule that can warn of a drawing says what that means', () => {
  const silent = RULES.filter(({ id, severity }) => severity.includes('warning') && plainWords(id) === null)
  assert.deepEqual(new Set(silent.map(({ id }) => id)), new Set(SAID_PLAINLY))
  for (const name of [undefined, 'constructor']) assert.equal(plainWords(name), null)
})
