import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { maskOf } from './mask.ts'
import { chooseSources } from './sources.ts'

test('chooses the same drawings of three sets for a seed, each of which shows in the square', () => {
  const sources = chooseSources(3, 1)
  deepEqual(sources, chooseSources(3, 1))
  equal(new Set(sources.map(({ set, name }) => `${set} ${name}`)).size, 9)
  for (const { set, name, svg } of sources) {
    const mask = maskOf(svg)
    const share = mask.reduce((sum, ink) => sum + ink, 0) / mask.length
    ok(share > 0.03 && share < 0.8, `${set} ${name}: ${share}`)
  }
})
