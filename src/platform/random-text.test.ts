import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { pickLetters, randomText, storedRandom } from './random-text.ts'

describe('randomText', () => {
  it('has the length asked for, in base-62', () => {
    for (const length of [0, 1, 24, 32, 100])
      match(
        randomText((count) => crypto.getRandomValues(new Uint8Array(count)), length),
        new RegExp(`^[0-9A-Za-z]{${length}}$`),
      )
  })
  it('throws away bytes that would make some characters likelier', () => {
    let next = 240
    equal(
      randomText((count) => Uint8Array.from({ length: count }, () => next++ % 256), 10),
      'stuvwxyz01',
    )
  })
  it('gives every character', () => {
    let next = 0
    equal(new Set(randomText((count) => Uint8Array.from({ length: count }, () => next++ % 256), 248)).size, 62)
  })
})

describe('storedRandom', () => {
  it('gives each byte of its source once, in order, whatever is asked for', () => {
    let next = 0
    const asked: number[] = []
    const random = storedRandom((count) => {
      asked.push(count)
      return Uint8Array.from({ length: count }, () => next++ % 256)
    })
    deepEqual([...random(2), ...random(3)], [0, 1, 2, 3, 4])
    equal(random(4000).length, 4000)
    equal(asked.length, 1)
    // 91 bytes are left in the store: too few, and thrown away.
    deepEqual([...random(100)].slice(0, 2), [0, 1])
    equal(random(10_000).length, 10_000)
    deepEqual(asked, [4096, 4096, 10_000])
  })
})

describe('pickLetters', () => {
  it('gives each letter the same share of all bytes', () => {
    let next = 0
    const everyByte = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => next++ % 256)
    const text = pickLetters(everyByte, '0123456789', 2500)
    for (const digit of '0123456789') equal(text.split(digit).length - 1, 250)
  })

  it('gives as many as were asked for', () => {
    for (let i = 0; i < 200; i += 1) ok(/^[A-C]{7}$/.test(pickLetters(randomBytes, 'ABC', 7)))
  })
})
