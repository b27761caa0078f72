import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Figure } from './figure.ts'
import { makeRoom } from './make-room.ts'

const ring = (x: number, y: number, r: number, ink: number): Figure => ({
  form: { kind: 'circle', x, y, r },
  role: 'pen',
  ink,
})
const line = (x0: number, y0: number, x1: number, y1: number, ink: number): Figure => ({
  form: {
    kind: 'chain',
    nodes: [
      { x: x0, y: y0, corner: 'cut' },
      { x: x1, y: y1, corner: 'cut' },
    ],
    sweeps: [0],
    closed: false,
    joinsAtStart: false,
    joinsAtEnd: false,
  },
  role: 'pen',
  ink,
})
const loop = (...places: readonly (readonly [x: number, y: number])[]): Figure => ({
  form: {
    kind: 'chain',
    nodes: places.map(([x, y]) => ({ x, y, corner: 'cut' })),
    sweeps: places.map(() => 0),
    closed: true,
    joinsAtStart: false,
    joinsAtEnd: false,
  },
  role: 'pen',
  ink: 0.7,
})
const drawn = (figures: readonly Figure[], apart = 3.5, isStrict = false, filledBy = 0): string[] =>
  makeRoom(figures, { apart, leastRing: 1.75, filledBy, isStrict, pixel: 1 }).map(({ form }) =>
    form.kind === 'chain' ? form.nodes.map(({ x, y }) => `${x},${y}`).join(' ') : `${form.kind} ${form.x},${form.y}`,
  )

describe('makeRoom', () => {
  it('leaves what has room, and what meets', () => {
    assert.deepEqual(drawn([ring(12, 12, 6, 0.8), line(18, 12, 22, 12, 0.2)]), ['circle 12,12', '18,12 22,12'])
    assert.deepEqual(drawn([line(4, 4, 4, 20, 0.5), line(7.5, 4, 7.5, 20, 0.5)]), ['4,4 4,20', '7.5,4 7.5,20'])
  })

  it('ends a line sooner, or lets it go on to what it would run into', () => {
    assert.deepEqual(drawn([line(4, 4, 4, 20, 0.6), line(7, 12, 20, 12, 0.4)]), ['4,4 4,20', '7.63,12 20,12'])
    assert.deepEqual(drawn([line(4, 4, 4, 20, 0.6), line(5.5, 12, 20, 12, 0.4)]), ['4,4 4,20', '4,12 20,12'])
  })

  it('moves a small thing a little, opens a ring, and leaves out what finds no place when it is little', () => {
    assert.deepEqual(drawn([line(4, 4, 4, 20, 0.6), ring(9, 12, 2, 0.2)]), ['4,4 4,20', 'circle 9.62,12'])
    const [opened] = makeRoom([ring(12, 12, 1.6, 1)], {
      apart: 3.5,
      leastRing: 1.75,
      filledBy: 0,
      isStrict: false,
      pixel: 1,
    })
    assert.deepEqual(opened?.form, { kind: 'circle', x: 12, y: 12, r: 1.75 })
    const crowded = [line(4, 4, 4, 20, 0.45), line(9, 4, 9, 20, 0.45), line(6.5, 4, 6.5, 20, 0.1)]
    assert.equal(drawn(crowded).length, 3)
    assert.deepEqual(drawn(crowded, 3.5, true), ['4,4 4,20', '9,4 9,20'])
  })

  it('draws in the edge that is too near rather than all of a line, and leaves it where something would end in the air', () => {
    const screen = loop([5, 6], [19, 6], [19, 16], [5, 16])
    assert.deepEqual(drawn([screen, line(3, 19, 21, 19, 0.3)]), ['5,6 19,6 19,15 5,15', '3,19 21,19'])
    const stand = line(12, 16, 16, 18, 0.2)
    assert.deepEqual(drawn([screen, stand, line(3, 20.5, 9, 19, 0.1)])[0], '5,6 19,6 19,16 5,16')
  })

  it('makes a triangle wider that would close, and brings what ends on it along', () => {
    const [triangle, shaft] = makeRoom(
      [{ ...loop([17, 8.85], [20.65, 12.5], [17, 16.15]), role: 'solid' }, line(8, 12.5, 17, 12.5, 0.3)],
      { apart: 3.5, leastRing: 1.75, filledBy: 0, isStrict: false, pixel: 1 },
    )
    assert.ok(triangle?.form.kind === 'chain' && shaft?.form.kind === 'chain')
    assert.ok(triangle.form.nodes[0]!.x < 16.7 && triangle.form.nodes[1]!.x > 21.2)
    assert.equal(shaft.form.nodes[1]!.x, triangle.form.nodes[0]!.x)
  })

  it('ends a line sooner at both ends', () => {
    const drawnIn = drawn([ring(15, 15, 5, 0.8), line(13, 15, 17, 15, 0.2)]).at(-1)
    assert.equal(drawnIn, '13.63,15 16.38,15')
  })

  it('stretches the drawing before it leaves something out, where that is asked for', () => {
    const walls = [line(4, 20, 20, 20, 0.3), line(7, 4, 7, 16, 0.3), line(13, 4, 13, 16, 0.3)]
    const crowded = [...walls, line(10, 4, 10, 16, 0.1)]
    const room = { apart: 3.5, leastRing: 1.75, filledBy: 0, isStrict: true, pixel: 1 }
    assert.equal(makeRoom(crowded, room).length, 3)
    const stretched = makeRoom(crowded, { ...room, apartStretched: 3.8 })
    assert.deepEqual(
      stretched.map(({ form }) => form.kind === 'chain' && form.nodes[0]?.x),
      [3, 6, 14, 10],
    )
  })

  it('moves a little thing out of the way of a slash', () => {
    const [hand] = makeRoom([line(12, 7, 12, 8, 0.1), ring(12, 12, 9, 0.5), line(3, 3, 21, 21, 0.4)], {
      apart: 3.5,
      leastRing: 1.75,
      filledBy: 0,
      isStrict: true,
      pixel: 1,
    })
    assert.ok(hand?.form.kind === 'chain')
    const [{ x, y } = { x: 0, y: 0 }] = hand.form.nodes.slice(-1)
    // From 2.83 units to the room that it needs, as far as it is from the ring.
    assert.ok(Math.abs((x - y) / Math.SQRT2 - 3.5) < 0.06 && x < 12.7, `${x},${y}`)
  })

  it('moves a dot from one after the other', () => {
    const walls = [line(3, 3, 3, 21, 0.5), line(3, 3, 21, 3, 0.4)]
    const dot: Figure = { form: { kind: 'dot', x: 6, y: 6, scale: 1 }, role: 'pen', ink: 0.1 }
    assert.deepEqual(drawn([...walls, dot]).at(-1), 'dot 6.62,6.62')
  })

  it('needs less between a filled area and what is taken out of it', () => {
    const disc: Figure = { ...ring(12, 12, 9, 1), role: 'solid' }
    const slots = (['knock-out', 'hole'] as const).map((role): Figure => ({ ...line(5.5, 9, 5.5, 15, 0.1), role }))
    for (const slot of slots) {
      assert.equal(drawn([disc, slot], 3.5, true).length, 1, `${slot.role}, outlined`)
      assert.deepEqual(drawn([disc, slot], 3.5, true, 2), ['circle 12,12', '5.5,9 5.5,15'], `${slot.role}, filled`)
    }
  })

  it('clears the way of a slash but for what was drawn as far as it', () => {
    const slash = line(3, 3, 21, 21, 0.4)
    const joined = line(7, 7, 7, 20, 0.3)
    const free = line(11, 7, 20, 7, 0.2)
    const other = line(19, 14.5, 19, 8, 0.1)
    const told = (isStrict: boolean): (string | undefined)[] =>
      makeRoom([slash, joined, free, other], { apart: 3.5, leastRing: 1.75, filledBy: 0, isStrict, pixel: 1 }).map(
        ({ isOver, endsOnOver }) => (isOver === true ? 'over' : endsOnOver === true ? 'ends on it' : 'below'),
      )
    assert.deepEqual(told(false), ['ends on it', 'below', 'below', 'over'])
    assert.deepEqual(told(true), ['below', 'below', 'below', 'over'])
  })
})
