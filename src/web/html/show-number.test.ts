import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { showChange, showCount, showNumber } from './show-number.ts'

describe('numbers', () => {
  it('have commas between thousands and a true minus sign', () => {
    assert.deepEqual([0, 999, 1000, -1234567, 12345678901234567890n].map(showNumber), [
      '0',
      '999',
      '1,000',
      '−1,234,567',
      '12,345,678,901,234,567,890',
    ])
  })

  it('have a sign when they are changes, except zero', () => {
    assert.deepEqual([5n, -5n, 0n].map(showChange), ['+5', '−5', '0'])
  })

  it('agree with their nouns', () => {
    assert.deepEqual(
      [showCount(1n, 'credit'), showCount(0, 'credit'), showCount(2, 'entry', 'entries')],
      ['1 credit', '0 credits', '2 entries'],
    )
  })
})
