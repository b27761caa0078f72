import { equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { randomText } from './random-text.ts'

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
