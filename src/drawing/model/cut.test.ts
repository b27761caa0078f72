import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { allCuts, clearance, cutName, HOUSE_CUT, lanes, strokeInCompany, STROKES } from './cut.ts'
import type { Size, Stroke } from './cut.ts'

const cut = (size: Size, stroke: Stroke) => ({ ...HOUSE_CUT, size, stroke })

describe('cuts', () => {
  it('are 120, each once', () => {
    equal(allCuts().length, 120)
    equal(new Set(allCuts().map(cutName)).size, 120)
  })

  it('have the house cut among them', () => {
    equal(cutName(HOUSE_CUT), '24/2/3 outlined')
    ok(allCuts().some((one) => cutName(one) === cutName(HOUSE_CUT)))
  })

  it('demand what the stroke asks for, and 1 px where strokes are heavier for their size than at the house cut', () => {
    const demanded = (size: Size, ...strokes: Stroke[]): number[] =>
      strokes.map((stroke) => clearance(cut(size, stroke)))
    deepEqual(demanded(24, 1, 1.5, 2, 2.5, 3), [1, 1.125, 1.5, 1, 1])
    deepEqual(demanded(20, 1, 1.5, 2, 3), [1, 1.125, 1, 1])
    deepEqual(demanded(16, 1, 1.5, 2, 3), [1, 1, 1, 1])
  })

  it('have the lanes that the drawing guide prints', () => {
    const printed = [cut(24, 1), cut(20, 1), cut(24, 2), cut(20, 2), cut(16, 2), cut(16, 3)].map((one) =>
      lanes(one).toFixed(1),
    )
    deepEqual(printed, ['11.0', '9.0', '6.3', '5.1', '4.0', '3.1'])
  })

  it('give strokes in company the widest that leaves five, within a third, and at five lanes what was asked for', () => {
    const inCompany = (size: Size): (Stroke | null)[] => STROKES.map((stroke) => strokeInCompany(cut(size, stroke)))
    deepEqual(inCompany(24), [null, null, null, null, 2.5])
    deepEqual(inCompany(20), [null, null, null, 2, 2])
    deepEqual(inCompany(16), [null, null, 1.5, 2, 2])
  })
})
