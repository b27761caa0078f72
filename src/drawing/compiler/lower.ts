import { areaOf } from '../geometry/area.ts'
import { combine } from '../geometry/combine.ts'
import { reverseLoop } from '../geometry/measure.ts'
import type { Loop } from '../geometry/segment.ts'
import { bind } from '../language/bind.ts'
import type { Bound, BoundProgram, BoundStatement } from '../language/bound.ts'
import { parse } from '../language/parse.ts'
import type { JoinStatement, Modifiers, PartStatement, Problem, TextStatement } from '../language/program.ts'
import type { Span } from '../model/finding.ts'
import { ALPHABET, CAP_HEIGHT, LETTER_GAP } from './alphabet.ts'
import { isTooComplex, tooComplex } from './complexity.ts'
import { shapeOf } from './shape-of.ts'
import { chainOf, isClosed, sketch } from './sketch.ts'
import type { Element, Group, Presence, Shape, Skeleton } from './skeleton.ts'
import { splitAtExtremes } from './split-at-extremes.ts'
import {
  compose,
  IDENTITY,
  mirrorAt,
  move,
  scaleAbout,
  scaleOf,
  type Similarity,
  transform,
  turnAbout,
} from './transform.ts'

/** More elements than this in one icon cannot be told apart at 24 px, and would make compiling slow. */
const MOST_ELEMENTS = 400

/** A program holds drawings for several levels of detail; all of them together have no more pieces than this. */
export const MOST_PIECES_IN_ALL_LEVELS = 3000

/** Where lowering stands: the transform so far, and what surrounds the statement. */
interface Context {
  readonly map: Similarity
  readonly presence: readonly Presence[]
  readonly part: string
  readonly group: number
  /** Corner factor of the surrounding groups. */
  readonly radius: number
  readonly free: boolean
  readonly out: Output
}

/** What lowering has made so far. */
interface Output {
  readonly elements: Element[]
  readonly groups: Group[]
  readonly problems: Problem[]
}

/** A bound program as sharp shapes in the 24 grid. Statements that cannot be lowered are left out and reported. */
export function lower(program: BoundProgram): { skeleton: Skeleton; problems: Problem[] } {
  const out: Output = { elements: [], groups: [], problems: [] }
  const context: Context = { map: IDENTITY, presence: [], part: '', group: -1, radius: 1, free: false, out }
  lowerBlock(program.statements, context)
  if (out.elements.reduce((sum, { shape }) => sum + pieceCount(shape), 0) > MOST_PIECES_IN_ALL_LEVELS) {
    out.problems.push(tooComplex(program.statements[0]!))
    out.elements.length = 0
  }
  const skeleton: Skeleton = {
    elements: out.elements,
    groups: out.groups,
    keyline: program.keyline,
    directional: program.traits.includes('directional'),
    partial: program.traits.includes('partial'),
    unfillable: program.traits.includes('unfillable'),
    spaced: program.traits.includes('spaced'),
  }
  return { skeleton, problems: out.problems }
}

function lowerStatement(statement: BoundStatement, context: Context): void {
  if (context.out.elements.length < MOST_ELEMENTS) match(statement, context)
}

function lowerBlock(statements: readonly BoundStatement[], context: Context): void {
  for (const statement of statements) lowerStatement(statement, context)
}

function match(statement: BoundStatement, context: Context): void {
  switch (statement.kind) {
    case 'box':
    case 'circle':
    case 'oval':
    case 'dot':
    case 'line':
    case 'poly':
    case 'path':
    case 'arc':
    case 'curve':
      return emit(shapeOf(statement), statement.modifiers, statement.span, context)
    case 'text':
      return lowerText(statement, context)
    case 'join':
      return lowerJoin(statement, context)
    case 'part':
      return lowerBlock(statement.children, insidePart(statement, context))
    case 'mirror':
      lowerBlock(statement.children, context)
      return lowerBlock(statement.children, moved(context, mirrorAt(statement.axis, statement.at)))
    case 'turn':
      return lowerBlock(statement.children, moved(context, turnAbout(statement.degrees, statement.x, statement.y)))
    case 'move':
      return lowerBlock(statement.children, moved(context, move(statement.x, statement.y)))
    case 'scale':
      return lowerBlock(statement.children, moved(context, scaleAbout(statement.factor, statement.x, statement.y)))
    case 'ring': {
      const count = Math.round(statement.count)
      for (let index = 0; index < count; index++)
        lowerBlock(statement.children, moved(context, turnAbout((index * 360) / count, statement.x, statement.y)))
    }
  }
}

/** The conditions under which a statement with these modifiers is drawn. */
function presenceOf(modifiers: Modifiers, context: Context): readonly Presence[] {
  const { fromLanes, belowLanes, fromSize, belowSize, finish } = modifiers
  const always =
    fromLanes === 0 && belowLanes === Infinity && fromSize === 0 && belowSize === Infinity && finish === null
  if (always) return context.presence
  return [...context.presence, { fromLanes, belowLanes, fromSize, belowSize, finish, scale: scaleOf(context.map) }]
}

/** Inside a statement that moves its children by `map`. */
function moved(context: Context, map: Similarity): Context {
  return { ...context, map: compose(context.map, map) }
}

/**
 * Inside a part. With `over`, `notch` or a role its children are also one group: set off by one moat, or knocked out of
 * a solid as one picture.
 */
function insidePart({ name, modifiers }: Bound<PartStatement>, context: Context): Context {
  const { role, over, notch, free, radius } = modifiers
  const grouped = role !== 'auto' || over !== 'none' || notch
  if (grouped) context.out.groups.push({ role, over, notch })
  return {
    ...context,
    part: name,
    presence: presenceOf(modifiers, context),
    group: grouped ? context.out.groups.length - 1 : context.group,
    free: context.free || free,
    radius: context.radius * (radius ?? 1),
  }
}

/** Corners of a scaled-down group shrink with it, but never below this factor: smaller would look sharp. */
const SMALLEST_CORNER_SCALE = 0.4

/** Puts a shape, given in the statement's own coordinates, into the skeleton. */
function emit(shape: Shape, modifiers: Modifiers, span: Span, context: Context): void {
  const placed = transform(shape, context.map)
  const cornerScale = Math.max(SMALLEST_CORNER_SCALE, Math.min(1, scaleOf(context.map)))
  context.out.elements.push({
    shape: placed.kind === 'chain' ? splitAtExtremes(placed) : placed,
    role: modifiers.role,
    over: modifiers.over,
    notch: modifiers.notch,
    radius: (modifiers.radius ?? 1) * context.radius * cornerScale,
    inner: modifiers.inner,
    free: modifiers.free || context.free,
    presence: presenceOf(modifiers, context),
    span,
    part: context.part,
    group: context.group,
  })
}

/** How many lines and arcs a shape has, about. */
function pieceCount(shape: Shape): number {
  if (shape.kind === 'chain') return shape.pieces.length
  return shape.kind === 'curve' ? 2 * shape.nodes.length : 8
}

/**
 * Characters of our own stroke alphabet, side by side, centred on (x, y). They are drawn as open strokes: text never
 * fills, it is knocked out of a solid or stands as lines.
 */
function lowerText(statement: Bound<TextStatement>, context: Context): void {
  const glyphs = [...statement.text.toUpperCase()]
    .map((character) => ALPHABET[character])
    .filter((glyph) => glyph !== undefined)
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) + LETTER_GAP * (glyphs.length - 1)
  const factor = statement.height / CAP_HEIGHT
  const place = compose(move(statement.x, statement.y), scaleAbout(factor, 0, 0))
  // The text's own lanes count where it stands; those of its strokes count by its height.
  const presence = presenceOf(statement.modifiers, context)
  let left = -width / 2
  for (const glyph of glyphs) {
    const inside = { ...moved(context, compose(place, move(left, -CAP_HEIGHT / 2))), presence }
    const { program } = bind(parse(`icon character\n${glyph.strokes}`).program, new Map())
    for (const child of program.statements) {
      const styled = 'modifiers' in child ? { ...child, modifiers: styledStroke(child.modifiers, statement) } : child
      lowerStatement({ ...styled, span: statement.span }, inside)
    }
    left += glyph.width + LETTER_GAP
  }
}

/** A stroke keeps the lanes that the alphabet gives it; all else it takes from the text. */
function styledStroke({ fromLanes, belowLanes }: Modifiers, text: Bound<TextStatement>): Modifiers {
  return { ...text.modifiers, role: roleOf(text), fromLanes, belowLanes }
}

/** Closed letters (B, O, 8) are lines, not solids. */
function roleOf(statement: Bound<TextStatement>): 'line' | 'knock-out' | 'ink' | 'hole' | 'solid' {
  return statement.modifiers.role === 'auto' ? 'line' : statement.modifiers.role
}

/** Union and difference of closed parts into one contour, still sharp; corners are rounded later. */
function lowerJoin(statement: Bound<JoinStatement>, context: Context): void {
  const groups: Loop[][] = [[], []]
  for (const { sign, statement: operand } of statement.operands) {
    groups[sign > 0 ? 0 : 1]!.push(...loopsOf(operand, context))
  }
  if (isTooComplex(groups.flat(2))) {
    context.out.problems.push({
      span: statement.span,
      message: 'The parts of this `join` cross each other too often.',
      expected: 'a few closed shapes',
      hint: 'join fewer or simpler shapes',
    })
    return
  }
  const outline = combine(groups, (winding) => winding[0] !== 0 && winding[1] === 0)
  for (const loop of outline) emit(chainOf(loop, true), statement.modifiers, statement.span, context)
}

function loopsOf(operand: BoundStatement, context: Context): Loop[] {
  const out: Output = { elements: [], groups: [], problems: context.out.problems }
  lowerStatement(operand, { ...context, map: IDENTITY, presence: [], group: -1, out })
  return out.elements.filter(({ shape }) => isClosed(shape)).map(({ shape }) => clockwise(sketch(shape)))
}

function clockwise(loop: Loop): Loop {
  return areaOf(loop) < 0 ? reverseLoop(loop) : loop
}
