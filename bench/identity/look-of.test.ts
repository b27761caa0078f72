import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { likeness, lookOf } from './look-of.ts'

const svg = (shapes: string, size = 24): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${shapes}</svg>`
const cross = svg('<path d="M11 4h2v16h-2zM4 11h16v2H4z"/>')

describe('lookOf', () => {
  test('a drawing looks like itself, larger and somewhere else too', () => {
    assert.ok(likeness(lookOf(cross, 24), lookOf(cross, 24)) > 0.9999)
    const elsewhere = svg('<path d="M5.5 0h1v8h-1zM2 3.5h8v1H2z"/>', 12)
    assert.ok(likeness(lookOf(cross, 24), lookOf(elsewhere, 12)) > 0.95)
  })

  test('a heavier stroke changes less than another direction', () => {
    const heavier = svg('<path d="M10.5 4h3v16h-3zM4 10.5h16v3H4z"/>')
    const turned = svg('<path d="M5 6.4 6.4 5 19 17.6 17.6 19zM17.6 5 19 6.4 6.4 19 5 17.6z"/>')
    const [same, other] = [heavier, turned].map((one) => likeness(lookOf(cross, 24), lookOf(one, 24)))
    assert.ok((same ?? 0) > (other ?? 1) + 0.2, `${same} ${other}`)
  })

  test('nothing looks like nothing at all', () => {
    assert.equal(likeness(lookOf(svg(''), 24), lookOf(svg(''), 24)), 0)
  })
})
