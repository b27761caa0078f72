import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wholeOption } from './whole-option.ts'

test('gives the number within the bounds', () => {
  assert.equal(wholeOption('scale', '4', 1, 40), 4)
  assert.equal(wholeOption('scale', '40', 1, 40), 40)
  assert.equal(wholeOption('count', '1000000', 1), 1_000_000)
})

test('says which numbers there are', () => {
  for (const text of ['0', '41', '1.5', 'many', ''])
    assert.throws(() => wholeOption('scale', text, 1, 40), {
      message: `--scale ${text}: a whole number from 1 to 40`,
    })
  assert.throws(() => wholeOption('count', '0', 1), { message: '--count 0: a whole number from 1' })
})
