import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { reasonOf } from './reason-of.ts'

test('gives messages and codes of a failure and its causes in one line', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  equal(reasonOf(new Error('Not now.', { cause: refused })), 'Not now. (ECONNREFUSED)')
  equal(reasonOf(new Error('one\n  two')), 'one two')
  equal(reasonOf('text'), 'text')
})
