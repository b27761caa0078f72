import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Silhouette } from '../../lexicon/silhouettes.ts'
import { isUnlikeInASpot } from './is-unlike-in-a-spot.ts'
import { silhouetteOf } from './silhouette-of.ts'

type Outline = readonly { readonly x: number; readonly y: number }[]

function box(left: number, top: number, width: number, height = width): Outline {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ]
}

function seen(...outlines: readonly Outline[]): Silhouette {
  const silhouette = silhouetteOf(outlines)
  assert.ok(silhouette)
  return silhouette
}

/** A square drawn with a pen. */
const frame = (pen: number): readonly Outline[] => [box(0, 0, 20), box(pen, pen, 20 - 2 * pen)]

describe('a picture unlike in a spot', () => {
  test('has a mark too many or too few', () => {
    const [bare, dotted] = [seen(...frame(2)), seen(...frame(2), box(8.5, 8.5, 3))]
    assert.ok(isUnlikeInASpot(dotted, bare))
    assert.ok(isUnlikeInASpot(bare, dotted))
  })

  test('has the mark in another place', () => {
    assert.ok(isUnlikeInASpot(seen(...frame(2), box(5, 5, 3)), seen(...frame(2), box(11, 11, 3))))
  })

  test('is not the same with a pen a quarter heavier', () => {
    assert.ok(!isUnlikeInASpot(seen(...frame(2)), seen(...frame(2.5))))
  })

  test('is not the same a cell beside its place', () => {
    const one = seen(...frame(2), box(8.5, 8.5, 3))
    const beside = Int8Array.from(one, (_, at) => (at % 32 === 0 ? -7 : (one[at - 1] ?? 0)))
    assert.ok(!isUnlikeInASpot(one, beside))
  })

  test('is sought in the silhouette that begins where it is said', () => {
    const [bare, dotted] = [seen(...frame(2)), seen(...frame(2), box(8.5, 8.5, 3))]
    const both = new Int8Array(2 * bare.length)
    both.set(bare)
    both.set(dotted, bare.length)
    assert.ok(isUnlikeInASpot(dotted, both, 0))
    assert.ok(!isUnlikeInASpot(dotted, both, bare.length))
  })
})
