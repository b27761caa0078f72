import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from '../../../drawing/language/parse.ts'
import type { Statement } from '../../../drawing/language/program.ts'
import { FLIP, TURN } from '../understand/turned-to.ts'
import { WHOLE } from './piece.ts'
import { ownParameters, turned } from './turned.ts'

const statementsOf = (source: string): readonly Statement[] => parse(`icon one\n${source}\n`).program.statements
const shapes = (statements: readonly Statement[]): unknown =>
  JSON.parse(JSON.stringify(statements, (key, value: unknown) => (key === 'span' ? undefined : value)))
const isFlipped = (source: string, expected: string): void => {
  const preset = new Map([[FLIP, 'left']])
  assert.deepEqual(shapes(turned(statementsOf(source), preset, WHOLE)), shapes(statementsOf(expected)), source)
}

test('the other way round each shape is mirrored', () => {
  isFlipped('box 2,4 6x8', 'box 16,4 6x8')
  isFlipped('circle 5,6 2', 'circle 19,6 2')
  isFlipped('line 2,3! 8,9', 'line 22,3! 16,9')
  isFlipped('path 2,3 cw 4 8,9', 'path 22,3 ccw 4 16,9')
  isFlipped('arc 5,6 3 0 90', 'arc 19,6 3 180 90')
  isFlipped('turn 30 4,5 { dot 4,5 }', 'turn -30 20,5 { dot 20,5 }')
  isFlipped('move 3,1 { dot 4,5 }', 'move -3,1 { dot 20,5 }')
  isFlipped('mirror x=10 { dot 4,5 }', 'mirror x=14 { dot 20,5 }')
  isFlipped('part wheel { dot 4,5 }', 'part wheel { dot 20,5 }')
})

test('what is seen from above is turned in its box', () => {
  const [one] = turned(statementsOf('part plane { dot 12,2 }'), new Map([[TURN, 'right']]), WHOLE)
  assert.deepEqual(shapes([one!]), shapes(statementsOf('part plane { turn 90 12,12 { dot 12,2 } }')))
})

test('neither is a parameter of a glyph', () => {
  assert.deepEqual([...ownParameters(new Map([[FLIP, 'left']]))], [])
  assert.deepEqual([...ownParameters(new Map([['level', 'half']]))], [['level', 'half']])
})
