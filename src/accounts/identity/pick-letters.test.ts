import { equal, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { pickLetters } from './pick-letters.ts'

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
