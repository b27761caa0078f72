import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { EndType, FillRule, JoinType, areaD, differenceD, inflatePathsD, unionD } from 'clipper2-ts'
import { areaOf, momentsOf } from '../geometry/area.ts'
import { boundsOf } from '../geometry/bounds.ts'
import { distanceTo } from '../geometry/distance.ts'
import { lengthOf, pointAt } from '../geometry/measure.ts'
import { chanceFrom } from '../geometry/random-skeletons.ts'
import type { Path } from '../geometry/segment.ts'
import { windingAt } from '../geometry/winding.ts'
import { parse } from '../language/parse.ts'
import { HOUSE_CUT, allCuts, cutName } from '../model/cut.ts'
import type { Cut } from '../model/cut.ts'
import type { Drawing } from '../model/drawing.ts'
import { compile } from './compile.ts'

const CASES = process.env['BURIN_FUZZ'] === 'full' ? 2_000 : 120
/** Radians between the points of an arc that the judge is given: its areas are 0.0003 of themselves too small. One four times as fine took eight times as long. */
const ARC_STEP = 0.04
const FILLED = allCuts().filter(({ finish }) => finish === 'filled')

function drawn(text: string, cut: Cut): Drawing {
  const { program, problems } = parse(`icon sample\n${text}`)
  assert.deepEqual(problems, [], text)
  return compile(program, cut).drawing
}

const isInk = ({ ink }: Drawing, x: number, y: number): boolean => windingAt(ink, x, y) !== 0

type Polygon = { x: number; y: number }[]

function flattened({ segments, closed }: Path): Polygon {
  const points = segments.flatMap((s) => {
    const steps = s.kind === 'line' ? 1 : Math.max(1, Math.ceil(Math.abs(s.sweep) / ARC_STEP))
    return lengthOf(s) === 0 ? [] : Array.from({ length: steps }, (_, i) => pointAt(s, i / steps))
  })
  const last = segments[segments.length - 1]!
  return closed ? points : [...points, { x: last.x1, y: last.y1 }]
}

/** The judge's picture: the outlined twin's paths, stroked, filled and put together by clipper2 in painter's order. */
function judgedArea(twin: Drawing, roles: readonly string[], stroke: number): number {
  let picture: Polygon[] = []
  for (const { path, span } of twin.marks) {
    const role = roles[span.line - 2]!
    const polygon = flattened(path)
    const strip = inflatePathsD(
      [polygon],
      stroke / 2,
      JoinType.Round,
      path.closed ? EndType.Joined : EndType.Round,
      2,
      6,
      0.0005,
    )
    const area = unionD([polygon], [], FillRule.NonZero, 6)
    if (role === 'hole') picture = differenceD(picture, area, FillRule.NonZero, 6)
    else if (role === 'cut') picture = differenceD(picture, strip, FillRule.NonZero, 6)
    else if (role === 'line' || role === 'ink') picture = unionD(picture, strip, FillRule.NonZero, 6)
    else picture = unionD(unionD(picture, area, FillRule.NonZero, 6), strip, FillRule.NonZero, 6)
  }
  // What cannot be seen is dropped.
  return picture.reduce((sum, loop) => sum + (areaD(loop) > 0.5 || areaD(loop) < -0.6 ? areaD(loop) : 0), 0)
}

/** Whether a knock-out ends on another outline: then it runs out through it, which the judge does not imitate. */
function runsOut({ marks }: Drawing, roles: readonly string[]): boolean {
  return marks.some((mark) => {
    if (roles[mark.span.line - 2] !== 'cut') return false
    const ends = mark.path.segments.flatMap(
      (s) =>
        [
          [s.x0, s.y0],
          [s.x1, s.y1],
        ] as const,
    )
    return marks.some(
      (other) => other !== mark && other.path.segments.some((s) => ends.some(([x, y]) => distanceTo(s, x, y) < 0.3)),
    )
  })
}

/** Two or three solids, then holes, knock-outs and lines inside them; with the role of each line of the program. */
function randomPicture(chance: () => number): { text: string; roles: string[] } {
  const lines: string[] = []
  const roles: string[] = []
  const whole = (from: number, to: number): number => from + Math.floor(chance() * (to - from + 1))
  const add = (shape: string, role: string): void => {
    lines.push(role === 'solid' ? shape : `${shape} ${role}`)
    roles.push(role)
  }
  const shapeIn = (x: number, y: number, side: number): string =>
    [
      `box ${x},${y} ${side}x${side}`,
      `circle ${x + side / 2},${y + side / 2} ${side / 2}`,
      `poly ${x + side / 2},${y} ${x + side},${y + side} ${x},${y + side}`,
    ][whole(0, 2)]!
  add(shapeIn(whole(2, 4), whole(2, 4), whole(14, 18)), 'solid')
  for (let more = whole(0, 2); more > 0; more--) add(shapeIn(whole(2, 12), whole(2, 12), whole(5, 10)), 'solid')
  if (chance() < 0.6) add(shapeIn(whole(8, 10), whole(8, 11), whole(4, 7)), 'hole')
  // The middle of the first solid: far from every outline, so that no end of a knock-out runs out.
  if (chance() < 0.6) add(`line ${whole(9, 11)},${whole(12, 14)} ${whole(12, 14)},${whole(12, 14)}`, 'cut')
  if (chance() < 0.4) add(`line 3,${whole(3, 21)} 21,${whole(3, 21)}`, 'ink')
  return { text: lines.join('\n'), roles }
}

describe('filled pictures', () => {
  it('have the area that an independent clipper finds', () => {
    let compared = 0
    for (let seed = 1; seed <= CASES; seed++) {
      const chance = chanceFrom(seed)
      const { text, roles } = randomPicture(chance)
      const cut = FILLED.filter(({ radius }) => radius > 0)[Math.floor(chance() * 45)]!
      const ours = momentsOf(drawn(text, cut).ink).area
      // Corners of solids have half of the radius, but for tips, as all corners of these triangles are.
      const twin = drawn(text.replace(/^box .*$/gm, '$& r=0.5'), { ...cut, finish: 'outlined' })
      if (runsOut(twin, roles)) continue
      const judged = judgedArea(twin, roles, cut.stroke)
      compared++
      assert.ok(
        Math.abs(ours - judged) < 0.005 * judged,
        `seed ${seed}, ${cutName(cut)}: ${ours} px², the judge says ${judged}\n${text}`,
      )
    }
    assert.ok(compared > CASES / 2, `${compared} of ${CASES} compared`)
  })

  it('have outer loops clockwise, holes the other way, and nothing too small to see', () => {
    for (let seed = 1; seed <= CASES; seed++) {
      const chance = chanceFrom(seed)
      const { text } = randomPicture(chance)
      const cut = FILLED[Math.floor(chance() * FILLED.length)]!
      const areas = drawn(text, cut).ink.map(areaOf)
      assert.ok(
        areas.some((area) => area > 0) && areas.every((area) => area > 0.5 || area < -0.6),
        `${text} at ${cutName(cut)}: ${areas.join(' ')}`,
      )
    }
  })

  it('drop specks of white', () => {
    for (const cut of FILLED)
      assert.equal(drawn('box 3,3 18x18\npoly 12,12 12.4,12 12.4,12.4 hole', cut).ink.length, 1, cutName(cut))
  })

  it('let a door run out through the wall', () => {
    for (const cut of FILLED) {
      const drawing = drawn('poly 3,10 12,3 21,10 21,21 3,21\nline 9,21 9,14 15,14 15,21 hole', cut)
      const middle = (drawing.twin!.inkBox.x0 + drawing.twin!.inkBox.x1) / 2
      const foot = drawing.twin!.inkBox.y1
      for (let y = foot - cut.stroke - 0.5; y < foot; y += 0.1)
        assert.ok(!isInk(drawing, middle, y), `${cutName(cut)}: ink at ${y} of ${foot}`)
      assert.ok(isInk(drawing, drawing.twin!.inkBox.x0 + 0.5, foot - cut.size / 4), cutName(cut))
    }
  })

  it('let a knock-out that ends on the outline run out', () => {
    for (const cut of FILLED) {
      const drawing = drawn('box 3,4 18x16\nline 3,12 21,12 cut', cut)
      const { x0, x1, y0, y1 } = drawing.twin!.inkBox
      for (const x of [x0 + 0.05, (x0 + x1) / 2, x1 - 0.05])
        assert.ok(!isInk(drawing, x, (y0 + y1) / 2), `${cutName(cut)}: ink at ${x}`)
      assert.equal(drawing.ink.length, 2)
    }
  })
})

describe('roles at finish filled', () => {
  const at = (text: string): boolean[] => FILLED.map((cut) => isInk(drawn(text, cut), cut.size / 2, cut.size / 2))
  const all = (values: readonly boolean[], expected: boolean): void =>
    assert.ok(values.every((value) => value === expected))

  it('closed shapes are solids, lines are not', () => {
    all(at('box 3,3 18x18'), true)
    all(at('box 3,3 18x18 line'), false)
    all(at('box 3,3 18x18\ncircle 12,12 4 hole'), false)
  })

  it('an unmarked line in a solid is knocked out, one that is ink is not', () => {
    all(at('box 3,3 18x18\nline 8,12 16,12'), false)
    all(at('box 3,3 18x18\nline 8,12 16,12 ink'), true)
    all(at('box 3,3 18x18 line\nline 8,12 16,12'), true)
  })

  it('an open chain marked solid is one', () => {
    all(at('line 4,21 4,6 20,6 20,21 solid'), true)
    all(at('line 4,21 4,6 20,6 20,21'), false)
  })
})

describe('a line that lies over a solid with room above it', () => {
  const CROSSED = 'part a { box 3,3 18x18 }\npart b over=side { line 3,12 21,12 }'
  const isInkBeside = (cut: Cut, units: number): boolean =>
    isInk(drawn(CROSSED, cut), cut.size / 2, cut.size / 2 + cut.stroke / 2 + (units * cut.size) / 24)

  it('is one with it below, but with few lanes', () => {
    const house = { ...HOUSE_CUT, finish: 'filled' } as const
    assert.ok(!isInkBeside(house, -3))
    assert.ok(isInkBeside(house, 0.5))
    assert.ok(!isInkBeside({ ...house, size: 16 }, 0.5))
  })
})

describe('what cannot be filled', () => {
  const ARROW = 'line 3,12 21,12\nline 14,5 21,12 14,19'

  it('is drawn half a pixel heavier in the same box', () => {
    for (const cut of FILLED) {
      for (const text of [
        ARROW,
        `traits unfillable\n${ARROW}`,
        'circle 12,12 9 line',
        'traits unfillable\nbox 3,3 18x18',
      ]) {
        const drawing = drawn(text, cut)
        assert.equal(drawing.strokeWidth, cut.stroke + 0.5, `${text} at ${cutName(cut)}`)
        assert.equal(drawing.traits.unfillable, true)
        const { x0, y0, x1, y1 } = drawing.twin!.inkBox
        const box = boundsOf(drawing.ink.flat())
        const off = [box.x0 - x0, box.y0 - y0, box.x1 - x1, box.y1 - y1]
        // Where both edges cannot be whole, the heavier stroke may lie up to half a pixel further out on one side.
        assert.ok(
          off.every((value) => Math.abs(value) <= 0.5 + 0.05),
          `${text} at ${cutName(cut)}: ${off.join(' ')}`,
        )
      }
    }
  })

  it('is the exception: whatever bounds an area is filled', () => {
    for (const cut of FILLED) {
      const drawing = drawn(`${ARROW}\nbox 3,3 4x4`, cut)
      assert.equal(drawing.strokeWidth, null)
      assert.equal(drawing.traits.unfillable, false)
      assert.ok(drawing.twin !== null && drawing.twin.area > 0)
    }
  })
})
