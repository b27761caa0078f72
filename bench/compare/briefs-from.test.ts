import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutName } from '../../src/drawing/model/cut.ts'
import { briefsFrom } from './briefs-from.ts'

test('a few requests go through all cuts, each through several', () => {
  const briefs = briefsFrom(
    Array.from({ length: 120 }, (_, index) => `request ${index}`),
    3,
  )
  assert.equal(new Set(briefs.map(({ cut }) => cutName(cut))).size, 120)
  const first = briefs.filter(({ prompt }) => prompt === 'request 0')
  assert.equal(new Set(first.map(({ cut }) => cutName(cut))).size, 3)
})

test('single words are asked for as concepts too, and some requests twice over', () => {
  const briefs = briefsFrom(['bell', 'a bell', 'cloud', 'sun'], 1)
  assert.deepEqual(
    briefs.map(({ concept, prompt, count }) => [concept, prompt, count]),
    [
      ['bell', null, 1],
      [null, 'a bell', 1],
      ['cloud', null, 1],
      [null, 'sun', 2],
    ],
  )
})
