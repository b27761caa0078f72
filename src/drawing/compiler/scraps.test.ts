import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from '../language/parse.ts'
import { HOUSE_CUT } from '../model/cut.ts'
import type { Drawing } from '../model/drawing.ts'
import { compile } from './compile.ts'

const FILLED = { ...HOUSE_CUT, finish: 'filled' } as const

function drawn(text: string): Drawing {
  const { program, problems } = parse(`icon sample\n${text}`)
  assert.deepEqual(problems, [], text)
  return compile(program, FILLED).drawing
}

/** How many pieces of ink there are. */
const pieces = (text: string): number => drawn(text).ink.length

const BOX = 'box 3,3 18x18'

test('a corner that a line over a solid leaves of it is left out where it is no more than a crumb', () => {
  assert.equal(pieces(`${BOX}\npart sign over { line 16,2 22,8 }`), 2)
  assert.equal(pieces(`${BOX}\npart sign over { line 13,2 22,11 }`), 3)
})

test('a sliver along a moat is left out however long it is', () => {
  assert.equal(pieces(`${BOX}\npart sign over { line 2,18.8 22,19 }`), 2)
})

test('what no moat touches stays however small it is', () => {
  assert.equal(pieces('box 3,3 10x10\ndot 20,20 0.7\npart sign over { line 10,3 13,6 }'), 3)
})
