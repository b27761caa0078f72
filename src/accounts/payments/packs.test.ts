import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { packsAt } from './packs.ts'

const cents = (microUsdPerCredit: number): number[] => packsAt(microUsdPerCredit).map((pack) => pack.cents)

describe('packs', () => {
  it('cost what their credits cost, less 0, 10 and 20 %', () => {
    assert.deepEqual(packsAt(40_000), [
      { id: 'credits-250', credits: 250, discountPercent: 0, cents: 1000 },
      { id: 'credits-1000', credits: 1000, discountPercent: 10, cents: 3600 },
      { id: 'credits-5000', credits: 5000, discountPercent: 20, cents: 16_000 },
    ])
  })

  it('round to the nearer cent, a half cent up', () => {
    // 250 × 0.003018 $ = 75.45 ¢; 250 × 0.00302 $ = 75.5 ¢
    assert.equal(cents(3018)[0], 75)
    assert.equal(cents(3020)[0], 76)
    // 1000 × 0.000555 $ × 0.9 = 49.95 ¢ → 50 ¢
    assert.equal(packsAt(555).find(({ credits }) => credits === 1000)?.cents, 50)
  })

  it('are whole cents at any price, also at one beyond exact floats', () => {
    for (const price of [1999, 33_333, 40_001, 999_999, 2_000_000_000])
      assert.ok(cents(price).every((one) => Number.isSafeInteger(one) && one > 0))
    assert.deepEqual(cents(2_000_000_001), [50_000_000, 180_000_000, 800_000_000])
  })

  it('leave out what is too cheap to be charged', () => {
    assert.deepEqual(
      packsAt(1000).map(({ id }) => id),
      ['credits-1000', 'credits-5000'],
    )
    assert.deepEqual(packsAt(0), [])
  })
})
