import assert from 'node:assert/strict'
import { test } from 'node:test'
import { windingAt } from '../geometry/winding.ts'
import { parse } from '../language/parse.ts'
import { HOUSE_CUT } from '../model/cut.ts'
import type { Cut } from '../model/cut.ts'
import type { Drawing } from '../model/drawing.ts'
import { compile } from './compile.ts'

function drawn(text: string, finish: Cut['finish'] = 'outlined'): Drawing {
  const { program, problems } = parse(`icon sample\n${text}`)
  assert.deepEqual(problems, [], text)
  return compile(program, { ...HOUSE_CUT, finish }).drawing
}

const isInk = ({ ink }: Drawing, x: number, y: number): boolean => windingAt(ink, x, y) !== 0

test('a closed shape that is a solid and outlined has ink inside where the drawing is outlined', () => {
  assert.equal(isInk(drawn('box 3,3 18x18'), 12, 12), false)
  assert.equal(isInk(drawn('box 3,3 18x18 solid'), 12, 12), false)
  assert.equal(isInk(drawn('box 3,3 18x18 solid outlined'), 12, 12), true)
  assert.equal(isInk(drawn('poly 21,3 3,3 3,21 21,21 solid outlined'), 12, 12), true)
})

test('an open run stays a stroke there', () => {
  assert.equal(isInk(drawn('line 3,21 3,3 21,3 21,21 solid outlined'), 12, 12), false)
})

test('what lies over it leaves solid pieces of it', () => {
  const drawing = drawn('box 3,3 18x18 solid outlined\npart sign over { line 12,2 12,22 }')
  assert.deepEqual(
    [5, 9.2, 12, 19].map((x) => isInk(drawing, x, 12)),
    [true, false, true, true],
  )
})
