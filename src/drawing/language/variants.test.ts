import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from './parse.ts'
import { variantsOf } from './variants.ts'

const variants = (text: string): string[] =>
  variantsOf(parse(`icon a\n${text}`).program).map((values) =>
    [...values].map(([name, value]) => `${name}=${value}`).join(' '),
  )

describe('variantsOf', () => {
  it('gives one empty combination without parameters', () => assert.deepEqual(variants('dot 1,1'), ['']))

  it('gives every value of one parameter, the default first', () => {
    assert.deepEqual(variants('param n 0..3 = 2'), ['n=2', 'n=0', 'n=1', 'n=3'])
    assert.deepEqual(variants('param c A B = B'), ['c=B', 'c=A'])
  })

  it('takes up to 11 steps of a range, both ends among them', () => {
    assert.equal(variants('param n 0..10 = 2').length, 11)
    const steps = variants('param n 0..100 = 50')
    assert.deepEqual(steps.slice().sort(), [
      'n=0',
      'n=10',
      'n=100',
      'n=20',
      'n=30',
      'n=40',
      'n=50',
      'n=60',
      'n=70',
      'n=80',
      'n=90',
    ])
  })

  it('gives every combination, each once', () => {
    const found = variants('param n 0..3 = 2\nparam c A B C = A')
    assert.equal(found.length, 12)
    assert.equal(new Set(found).size, 12)
    assert.equal(found[0], 'n=2 c=A')
  })

  it('stops at 64, every single value among them', () => {
    const found = variants('param a 0..9 = 0\nparam b 0..9 = 0\nparam c 0..9 = 0\nparam d 0..9 = 0')
    assert.equal(found.length, 64)
    for (const value of ['a=9 b=0', 'b=9 c=0', 'c=9 d=0', 'd=9'])
      assert.ok(
        found.some((text) => text.includes(value)),
        value,
      )
  })
})
