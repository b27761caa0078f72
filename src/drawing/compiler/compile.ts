import { momentsOf } from '../geometry/area.ts'
import type { Loop } from '../geometry/segment.ts'
import { bind } from '../language/bind.ts'
import { declaredLanes } from '../language/declared-lanes.ts'
import { drawnCut } from '../language/drawn-cut.ts'
import type { Problem, Program } from '../language/program.ts'
import { type Cut, lanes } from '../model/cut.ts'
import type { Drawing, Mark, Twin } from '../model/drawing.ts'
import type { Span } from '../model/finding.ts'
import { once } from '../model/once.ts'
import { isTooComplex, tooComplex } from './complexity.ts'
import { boxOfLoops, type Drawn, drawStrokes } from './draw-strokes.ts'
import { fill, isUnfillable } from './fill.ts'
import { lower } from './lower.ts'
import { shape } from './shaped.ts'
import { sketch } from './sketch.ts'
import type { Element, Skeleton } from './skeleton.ts'
import { present, presentAtEither, type Style, styleOf } from './style.ts'

/** A drawing, and what could not be drawn. */
export interface Compiled {
  readonly drawing: Drawing
  readonly problems: readonly Problem[]
}

/** Live area: all ink stays this far (px) inside the canvas. */
const MARGIN = 1

/** Draws a finished program at a cut. Same program, same cut: same drawing, always. */
export function compile(program: Program, asked: Cut): Compiled {
  const cut = drawnCut(program, asked)
  const bound = bind(program, new Map())
  const { skeleton, problems } = lower(bound.program)
  const said = [...bound.problems, ...problems]
  const style = styleOf(cut, declaredLanes(program, cut) ?? lanes(cut))
  // Strokes come first at either finish: a filled drawing stands where its outlined twin does.
  const strokes = cut.finish === 'outlined' ? style : styleOf({ ...cut, finish: 'outlined' }, style.lanes)
  const elements = present(skeleton.elements, strokes)
  const fitted = presentAtEither(skeleton.elements, style)
  const [first] = fitted
  if (first !== undefined && isTooComplex(fitted.flatMap(({ shape: form }) => sketch(form)))) {
    const { drawing } = compile({ ...program, statements: [] }, asked)
    return { drawing, problems: [...said, tooComplex(first)] }
  }
  const live = { x0: MARGIN, y0: MARGIN, x1: style.size - MARGIN, y1: style.size - MARGIN }
  const drawn = drawStrokes({ ...skeleton, elements }, fitted, strokes, { box: live, exact: false })
  const isDone = cut.finish === 'outlined'
  return { drawing: isDone ? drawn.drawing : drawSolid(skeleton, fitted, style, drawn), problems: said }
}

function drawSolid(
  skeleton: Skeleton,
  fitted: readonly Element[],
  style: Style,
  { drawing: outlined, painted, fit: placement }: Drawn,
): Drawing {
  const twin = twinOf(outlined, painted)
  const elements = present(skeleton.elements, style).map(closedIfSolid)
  const shaped = shape(elements, skeleton.groups, placement, style)
  if (skeleton.unfillable || isUnfillable(shaped)) {
    // What cannot be filled is drawn half a pixel heavier, in the same ink box.
    const heavier = { ...style, stroke: style.stroke + 0.5, crispness: 1, isStroked: true }
    const drawn = { ...skeleton, elements: present(skeleton.elements, style) }
    const { drawing } = drawStrokes(drawn, fitted, heavier, { box: twin.inkBox, exact: true })
    return asUnfillable(drawing, twin)
  }
  const ink = once(() => fill(shaped, skeleton.groups, style))
  const span = elements[0]?.span ?? { start: 0, end: 0, line: 1, column: 1 }
  return filledDrawing(outlined, style, twin, ink, span)
}

/** Painted when it is first asked for: whoever measures the lines of its twin alone needs no ink. */
function filledDrawing(
  { cap, join, traits }: Drawing,
  { cut }: Style,
  twin: Twin,
  ink: () => readonly Loop[],
  span: Span,
): Drawing {
  const marks = once(() =>
    ink().map((segments): Mark => ({ path: { segments, closed: true }, span, part: '', dot: null })),
  )
  return {
    cut,
    strokeWidth: null,
    cap,
    join,
    get marks() {
      return marks()
    },
    get ink() {
      return ink()
    },
    traits,
    twin,
  }
}

function asUnfillable(drawing: Drawing, twin: Twin): Drawing {
  const { cut, strokeWidth, cap, join, marks, traits } = drawing
  return {
    cut,
    strokeWidth,
    cap,
    join,
    marks,
    get ink() {
      return drawing.ink
    },
    traits: { ...traits, unfillable: true },
    twin,
  }
}

function twinOf(outlined: Drawing, painted: readonly Loop[]): Twin {
  const { marks } = outlined
  const inkBox = once(() => boxOfLoops(outlined.ink) ?? { x0: 0, y0: 0, x1: 0, y1: 0 })
  const area = once(() => momentsOf(outlined.ink).area)
  return {
    get inkBox() {
      return inkBox()
    },
    get area() {
      return area()
    },
    get ink() {
      return outlined.ink
    },
    painted,
    marks,
  }
}

/** At finish `filled`, an open run marked solid is closed, so that its last corner is rounded too. */
function closedIfSolid(element: Element): Element {
  const { shape: form } = element
  if (element.role !== 'solid' || form.kind === 'circle' || form.kind === 'oval' || form.kind === 'dot' || form.closed)
    return element
  if (form.kind === 'curve') return { ...element, shape: { ...form, closed: true } }
  return { ...element, shape: { ...form, closed: true, pieces: [...form.pieces, { kind: 'line' }] } }
}
