import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from '../../src/drawing/language/parse.ts'
import { HOUSE_CUT } from '../../src/drawing/model/cut.ts'
import { skeletonVertices } from './skeleton-vertices.ts'
import { sameVertices, verticesOf } from './vertices.ts'

const screen =
  '<svg><rect width="20" height="14" x="2" y="3" rx="2"/><path d="M8 21h8m-4-4v4"/><circle cx="12" cy="10" r="3"/></svg>'

test('reads the points of all shapes and of relative and absolute commands', () => {
  const same =
    '<svg><path d="M2 3H22V17H2z"/><line x1="12" y1="17" x2="12" y2="21"/><polyline points="8,21 16,21"/><path d="M9 10a3 3 0 016 0A3 3 0 0 1 9 10M12 7v6"/></svg>'
  assert.ok(sameVertices(verticesOf(screen), verticesOf(same)))
  assert.deepEqual(verticesOf('<path d="m7 7l10 10l-5 5V2l5 5L7 17"/>'), [
    [7, 7],
    [17, 17],
    [12, 22],
    [12, 2],
    [17, 7],
    [7, 17],
  ])
  assert.deepEqual(verticesOf('<path d="M4 4h4zm2 2l1 1"/>').at(-1), [7, 7])
})

test('a program is drawn on the points of its statements, whatever rounds them', () => {
  const { program } = parse(
    'icon screen\nkeyline free\nbox 2,3 20x14\nline 12,17 12,21\nline 8,21 16,21\ncircle 12,10 3\n',
  )
  assert.ok(sameVertices(skeletonVertices(program, HOUSE_CUT), verticesOf(screen)))
})

test('one point more or elsewhere is another drawing', () => {
  const points = verticesOf(screen)
  assert.ok(!sameVertices(points, [...points, [1, 1]]))
  assert.ok(!sameVertices([...points, [1, 1]], points))
  assert.ok(!sameVertices(points, [...points.slice(1), [2.5, 3]]))
})
