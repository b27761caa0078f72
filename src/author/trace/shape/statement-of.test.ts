import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from '../../../drawing/language/parse.ts'
import { print } from '../../../drawing/language/print.ts'
import { programOf } from './program-of.ts'

/** The loop from (6, 9) by (14, 9) and (14, 15) to (6, 15), with its pieces turning so far: above, right, below, left. */
function drawn(sweeps: readonly number[]): string {
  const corners = [
    [6, 9],
    [14, 9],
    [14, 15],
    [6, 15],
  ] as const
  const nodes = corners.map(([x, y]) => ({ x, y, corner: 'cut' as const }))
  const form = { kind: 'chain', nodes, sweeps, closed: true, joinsAtStart: false, joinsAtEnd: false } as const
  const [, ...lines] = print(programOf([{ form, role: 'pen', ink: 1 }]))
    .trimEnd()
    .split('\n')
  return lines.join()
}

describe('a loop of four corners', () => {
  it('is a box, also where two ends across from each other are half circles', () => {
    equal(drawn([0, 0, 0, 0]), 'box 6,9 8x6')
    equal(drawn([0, Math.PI, 0, Math.PI]), 'box 3,9 14x6')
  })

  it('is none where one end alone is round, as in a P and a D', () => {
    equal(drawn([0, Math.PI, 0, 0]), 'path 6,9 14,9 cw 3 14,15 6,15 close')
    equal(drawn([0, 0, 0, Math.PI]), 'path 6,9 14,9 14,15 6,15 cw 3 close')
  })

  it('is none where an end is hollow', () => {
    equal(drawn([0, -Math.PI, 0, -Math.PI]), 'path 6,9 14,9 ccw 3 14,15 6,15 ccw 3 close')
    equal(drawn([0, Math.PI, 0, -Math.PI]), 'path 6,9 14,9 cw 3 14,15 6,15 ccw 3 close')
  })
})

describe('half a circle', () => {
  it('reaches from end to end, however its ends are rounded', () => {
    const nodes = [
      { x: 5.3249, y: 5.9649, corner: 'cut' },
      { x: 18.6751, y: 18.0351, corner: 'cut' },
    ] as const
    for (const sweep of [Math.PI, -Math.PI]) {
      const form = {
        kind: 'chain',
        nodes,
        sweeps: [sweep],
        closed: false,
        joinsAtStart: false,
        joinsAtEnd: false,
      } as const
      deepEqual(parse(print(programOf([{ form, role: 'pen', ink: 1 }]))).problems, [])
    }
  })
})
