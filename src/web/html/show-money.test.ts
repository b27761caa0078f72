import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decimalOfMicros, showCents, showMicros } from './show-money.ts'

describe('money', () => {
  it('has two decimals and commas', () => {
    assert.deepEqual([0, 5, 100, 123_456_789, -250].map(showCents), [
      '$0.00',
      '$0.05',
      '$1.00',
      '$1,234,567.89',
      '−$2.50',
    ])
  })

  it('shows parts of a cent when there are some', () => {
    assert.deepEqual([40_000, 37_500, 1, 1_000_000, 1_230_000n].map(showMicros), [
      '$0.04',
      '$0.0375',
      '$0.000001',
      '$1.00',
      '$1.23',
    ])
  })

  it('is exact beyond what a float can hold', () => {
    assert.equal(showMicros(9_007_199_254_740_993_000_001n), '$9,007,199,254,740,993.000001')
  })

  it('is a plain decimal for programs', () => {
    assert.equal(decimalOfMicros(-1_234_500_000n), '-1234.50')
  })
})
