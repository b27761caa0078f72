import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choosePairs } from './choose-pairs.ts'

const ours = new Map(Array.from({ length: 60 }, (_, index) => [`idea-${index}`, `our ${index}`]))
const theirs = new Map(Array.from({ length: 60 }, (_, index) => [`idea-${index + 10}`, `their ${index + 10}`]))

test('shows ideas that both have, and says on which side ours is', () => {
  const pairs = choosePairs(ours, theirs, 40, 5)
  assert.equal(new Set(pairs.map(({ idea }) => idea)).size, 40)
  for (const { idea, svgs, ours: side } of pairs) {
    assert.equal(svgs[side === 'A' ? 0 : 1], ours.get(idea))
    assert.equal(svgs[side === 'A' ? 1 : 0], theirs.get(idea))
  }
  const left = pairs.filter((pair) => pair.ours === 'A').length
  assert.ok(left > 8 && left < 32, String(left))
})

test('another seed shows other ideas in another order', () => {
  const ideas = (seed: number): string[] => choosePairs(ours, theirs, 10, seed).map(({ idea }) => idea)
  assert.deepEqual(ideas(1), ideas(1))
  assert.notDeepEqual(ideas(1), ideas(2))
})
