import assert from 'node:assert/strict'
import { test } from 'node:test'
import { baseForms } from './base-forms.ts'

const cases: readonly (readonly [string, string])[] = [
  ['approved', 'approve'],
  ['cancelling', 'cancel'],
  ['shipped', 'ship'],
  ['replies', 'reply'],
  ['verified', 'verify'],
  ['files', 'file'],
  ['rolled back', 'roll back'],
  ['signs off', 'sign off'],
]

for (const [form, base] of cases)
  test(`"${form}" may be a form of "${base}"`, () =>
    assert.ok(baseForms(form).includes(base), baseForms(form).join(', ')))

test('"news" is no form of "new"', () => assert.ok(!baseForms('news').includes('new')))
test('"seed" is no form of "see"', () => assert.ok(!baseForms('seed').includes('see')))

test('"units" is no form of "unite"', () => assert.ok(!baseForms('units').includes('unite')))

test('a word is a form of itself first', () => assert.equal(baseForms('need')[0], 'need'))
