import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { align } from './align.ts'
import { maskOf, overlapOf } from './mask.ts'

const drawing = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">${shapes}</svg>`
const flag = '<path d="M5 20V5h9l2 3-2 3H5"/>'

test('finds where a smaller drawing lies elsewhere, and what is no part of both still counts', () => {
  const source = drawing(flag)
  const moved = drawing(`<g transform="translate(4 2.5) scale(.8)">${flag}</g>`)
  const placement = align(moved, source)
  ok(Math.abs(placement.scale - 1.25) < 0.02, String(placement.scale))
  ok(overlapOf(maskOf(moved, placement), maskOf(source)) > 0.97)
  const more = drawing(`${flag}<path d="M18 14v6"/>`)
  const overlap = overlapOf(maskOf(more, align(more, source)), maskOf(source))
  ok(overlap > 0.7 && overlap < 0.92, String(overlap))
})
