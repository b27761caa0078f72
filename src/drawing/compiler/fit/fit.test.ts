import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { boundsOf } from '../../geometry/bounds.ts'
import { chanceFrom } from '../../geometry/random-skeletons.ts'
import { parse } from '../../language/parse.ts'
import { allCuts, clearance, cutName, HOUSE_CUT } from '../../model/cut.ts'
import type { Cut } from '../../model/cut.ts'
import type { Drawing } from '../../model/drawing.ts'
import { compile } from '../compile.ts'

const CASES = process.env['BURIN_FUZZ'] === 'full' ? 1_000 : 40
const OUTLINED = allCuts().filter(({ finish }) => finish === 'outlined')
/** All sizes and strokes once, sharp. */
const SHARP = OUTLINED.filter(({ radius }) => radius === 0)

function drawn(text: string, cut: Cut): Drawing {
  const { program, problems } = parse(`icon sample\n${text}`)
  assert.deepEqual(problems, [], text)
  return compile(program, cut).drawing
}

/** Centre lines of all straight upright (or level) strokes, in px, in order. */
function strokesOf(drawing: Drawing, axis: 'x' | 'y'): number[] {
  const found = drawing.marks
    .flatMap(({ path }) => path.segments)
    .flatMap((s) => {
      const [a0, a1, b0, b1] = axis === 'x' ? [s.x0, s.x1, s.y0, s.y1] : [s.y0, s.y1, s.x0, s.x1]
      return s.kind === 'line' && Math.abs(a1 - a0) < 1e-9 && Math.abs(b1 - b0) > 1 ? [a0] : []
    })
  return [...new Set(found.map((at) => Number(at.toFixed(6))))].sort((a, b) => a - b)
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-3

describe('fit: edges', () => {
  it('puts the edges of straight strokes on whole pixels, both of a whole stroke and the outer one of any', () => {
    for (let seed = 1; seed <= CASES; seed++) {
      const chance = chanceFrom(seed)
      const [x, y] = [2 + Math.floor(chance() * 5), 2 + Math.floor(chance() * 5)]
      const text = `box ${x},${y} ${22 - x - Math.floor(chance() * 5)}x${22 - y - Math.floor(chance() * 5)}`
      for (const cut of SHARP) {
        const drawing = drawn(text, cut)
        for (const axis of ['x', 'y'] as const) {
          const [low, high] = strokesOf(drawing, axis) as [number, number]
          const half = cut.stroke / 2
          const edges = Number.isInteger(cut.stroke)
            ? [low - half, low + half, high - half, high + half]
            : [low - half, high + half]
          assert.ok(edges.every(isWhole), `${text} at ${cutName(cut)}: ${axis} edges ${edges.join(' ')}`)
        }
      }
    }
  })

  it('puts whole circles on whole pixels', () => {
    for (let r = 4; r <= 10; r++) {
      for (const cut of SHARP) {
        const { x0, y0, x1, y1 } = boundsOf(drawn(`circle 12,12 ${r}`, cut).ink.flat())
        assert.ok([x0, y0, x1, y1].every(isWhole), `r=${r} at ${cutName(cut)}: ${x0} to ${x1}`)
      }
    }
  })

  it('moves nothing at the house cut that is whole and has room', () => {
    for (let seed = 1; seed <= CASES * 5; seed++) {
      const chance = chanceFrom(seed)
      const columns = columnsWith(chance, 4, 6)
      const drawing = drawn(columns.map((x) => `line ${x},4 ${x},20`).join('\n'), { ...HOUSE_CUT, radius: 0 })
      assert.deepEqual(strokesOf(drawing, 'x'), columns)
      const [x, y, width, height] = [
        3 + Math.floor(chance() * 4),
        3 + Math.floor(chance() * 4),
        10 + Math.floor(chance() * 5),
        10 + Math.floor(chance() * 5),
      ]
      const box = drawn(`box ${x},${y} ${width}x${height}`, { ...HOUSE_CUT, radius: 0 })
      assert.deepEqual(
        [strokesOf(box, 'x'), strokesOf(box, 'y')],
        [
          [x, x + width],
          [y, y + height],
        ],
      )
    }
  })
})

/** Two to four whole positions in the live area with gaps from `least` up. */
function columnsWith(chance: () => number, least: number, most: number): number[] {
  const columns = [2 + Math.floor(chance() * 3)]
  for (;;) {
    const next = (columns[columns.length - 1] as number) + least + Math.floor(chance() * (most - least + 1))
    if (next > 22 || columns.length === 4) return columns
    columns.push(next)
  }
}

describe('fit: relations', () => {
  it('keeps equal distances equal', () => {
    for (const [text, lines] of [
      ['5 12 19', 3],
      ['4 12 20', 3],
      ['6 12 18', 3],
      ['3 9 15 21', 4],
      ['3 12 21', 3],
    ] as const) {
      const program = text
        .split(' ')
        .map((y) => `line 4,${y} 20,${y}`)
        .join('\n')
      for (const cut of SHARP) {
        const rows = strokesOf(drawn(program, cut), 'y')
        if (rows.length < lines) continue
        const gaps = rows.slice(1).map((row, index) => row - (rows[index] as number))
        if (Math.min(...gaps) < cut.stroke + clearance(cut) - 1e-6) continue
        // Half a stroke's pixel is the price of one edge on the grid and a mirrored drawing at the same time.
        const most = Number.isInteger(cut.stroke) ? 1e-6 : 0.5 + 1e-6
        assert.ok(Math.max(...gaps) - Math.min(...gaps) < most, `${text} at ${cutName(cut)}: ${gaps.join(' ')}`)
      }
    }
  })

  it('keeps clear of neighbours where there is room', () => {
    for (let seed = 1; seed <= CASES; seed++) {
      const columns = columnsWith(chanceFrom(seed), 4, 8)
      const text = columns.map((x) => `line ${x},4 ${x},20`).join('\n')
      for (const cut of SHARP) {
        const needed = cut.stroke + clearance(cut)
        // The live area itself must have room for all of them, on the grid.
        if (((columns.length - 1) * Math.ceil(needed * 2)) / 2 + cut.stroke > cut.size - 2) continue
        if (columns.some((x, index) => index > 0 && ((x - (columns[index - 1] as number)) * cut.size) / 24 < needed))
          continue
        const found = strokesOf(drawn(text, cut), 'x')
        const gaps = found.slice(1).map((x, index) => x - (found[index] as number))
        assert.ok(
          gaps.every((gap) => gap >= needed - 1e-6),
          `${columns.join(' ')} at ${cutName(cut)}: ${found.join(' ')}`,
        )
      }
    }
  })

  it('keeps mirrored drawings mirrored', () => {
    for (let seed = 1; seed <= CASES; seed++) {
      const chance = chanceFrom(seed)
      const outer = 2 + Math.floor(chance() * 4)
      const inner = outer + 4 + Math.floor(chance() * 3)
      const text = `box ${outer},4 ${24 - 2 * outer}x16\nmirror x=12 { line ${inner},9 ${inner},15 }${chance() < 0.4 ? '\nline 12,9 12,15 @6+' : ''}`
      for (const cut of SHARP) {
        const found = strokesOf(drawn(text, cut), 'x')
        const middle = ((found[0] as number) + (found[found.length - 1] as number)) / 2
        const odd = found.map((x, index) => Math.abs(x + (found[found.length - 1 - index] as number) - 2 * middle))
        assert.ok(Math.max(...odd) < 1e-3, `${text} at ${cutName(cut)}: ${found.join(' ')}`)
        assert.ok(Math.abs(middle - cut.size / 2) <= 0.5 + 1e-6, `${text} at ${cutName(cut)}: middle ${middle}`)
      }
    }
  })

  const assertInside = (text: string): void => {
    for (const cut of SHARP) {
      const { x0, y0, x1, y1 } = boundsOf(drawn(text, cut).ink.flat())
      assert.ok(
        Math.min(x0, y0) >= 1 - 0.03 && Math.max(x1, y1) <= cut.size - 1 + 0.03,
        `${text} at ${cutName(cut)}: ${x0},${y0} to ${x1},${y1}`,
      )
    }
  }

  it('keeps mitred tips in the live area', () => {
    for (let seed = 1; seed <= CASES; seed++) {
      const chance = chanceFrom(seed)
      const at = (): number => 2 + Math.floor(chance() * 21)
      assertInside(`line ${at()},${at()} ${at()},22.5\npoly 12,2 22,${3 + Math.floor(chance() * 18)} 2,22`)
    }
  })

  it('keeps the tips of a triangle in the live area', () => {
    for (let top = 2; top <= 12; top++) assertInside(`poly 12,${top} 22,22 2,22`)
  })

  it('keeps circles beside other things in the live area', () => {
    for (let seed = 1; seed <= CASES; seed++) {
      const chance = chanceFrom(seed)
      const r = 2 + Math.floor(chance() * 4)
      const inside = (): number => 2 + r + Math.floor(chance() * (21 - 2 * r))
      assertInside(`box 2,2 20x20\ncircle ${inside()},${inside()} ${r}`)
    }
  })
})

describe('fit: room', () => {
  it("moves lines out of each other's way, and none of what is spaced as it should be", () => {
    const lines = 'line 4,4 4,20\nline 7,4 7,20\nline 20,4 20,20'
    const [crowded, spaced] = ['', 'traits spaced\n'].map((head) => strokesOf(drawn(head + lines, HOUSE_CUT), 'x'))
    assert.ok(crowded![1]! - crowded![0]! > 3.4, `${crowded!.join(' ')}`)
    assert.deepEqual(spaced, [4, 7, 20])
  })

  it('lets what is spaced as it should be share a place on the grid', () => {
    const steps = 'line 4,4 4,11\nline 4.3,13 4.3,20\nline 20,4 20,20'
    assert.deepEqual(strokesOf(drawn(steps, HOUSE_CUT), 'x'), [4, 5, 20])
    assert.deepEqual(strokesOf(drawn(`traits spaced\n${steps}`, HOUSE_CUT), 'x'), [4, 20])
  })
})
