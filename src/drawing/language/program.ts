import type { Cut } from '../model/cut.ts'
import type { Keyline } from '../model/drawing.ts'
import type { Span } from '../model/finding.ts'

/**
 * The tree of a program. Coordinates are numbers in the 24 grid; nothing here knows stroke, radius, size or finish.
 * Every number may come from a parameter (`$name`), so a scalar is a number or a reference.
 */
export type Scalar = number | Reference

/** `$name`: the value that a parameter has. */
export interface Reference {
  readonly parameter: string
}

/** A corner of a chain: `x,y` then `!` (stays sharp), `*f` (factor on the cut's radius) or `~r` (fixed radius in the 24 grid). */
export interface Vertex {
  readonly x: Scalar
  readonly y: Scalar
  readonly corner:
    | { readonly kind: 'relative'; readonly factor: number }
    | { readonly kind: 'fixed'; readonly radius: number }
}

/** The piece from one vertex of a `path` to the next when it is an arc: `cw R [big]` or `ccw R [big]`. */
export interface Bend {
  readonly radius: Scalar
  readonly clockwise: boolean
  readonly big: boolean
}

/** What a shape does at finish `filled`. A knock-out takes its stroke out of what lies below; the language writes it `cut`. */
export type Role = 'auto' | 'solid' | 'line' | 'hole' | 'knock-out' | 'ink'

/** `ink`: a moat follows the ink; `tight`: the narrowest one, which leaves more of what lies below. `side`: the same above a straight line alone, when outlined; what lies below it runs into it. `box`, `round`, `hull`: the moat follows the box, the circle or the tightest band round the whole statement. */
export type Over = 'none' | 'ink' | 'tight' | 'side' | 'box' | 'round' | 'hull'

/** What may stand behind any shape. */
export interface Modifiers {
  readonly role: Role
  readonly over: Over
  /** At finish `filled` only: like `over`, so that a line that leaves a solid is set off from it. */
  readonly notch: boolean
  /** Drawn when `fromLanes <= lanes(cut) < belowLanes`; 0 and Infinity when not given. */
  readonly fromLanes: number
  readonly belowLanes: number
  /** Drawn at these sizes only: `>=20`, `<20`; 0 and Infinity when not given. */
  readonly fromSize: number
  readonly belowSize: number
  /** Factor on the cut's corner radius for the whole shape; null when not given. */
  readonly radius: number | null
  /** A shape nested in another: its corners are concentric with the outer one's. */
  readonly inner: boolean
  /** The pixel grid does not move it by itself; it follows its neighbours. */
  readonly free: boolean
  /** Drawn at this finish only; null for both. */
  readonly finish: 'outlined' | 'filled' | null
}

interface Node {
  readonly span: Span
}

interface Shape extends Node {
  readonly modifiers: Modifiers
}

export interface BoxStatement extends Shape {
  readonly kind: 'box'
  readonly corner: Vertex
  readonly width: Scalar
  readonly height: Scalar
}
export interface CircleStatement extends Shape {
  readonly kind: 'circle'
  readonly x: Scalar
  readonly y: Scalar
  readonly r: Scalar
}
export interface OvalStatement extends Shape {
  readonly kind: 'oval'
  readonly x: Scalar
  readonly y: Scalar
  readonly rx: Scalar
  readonly ry: Scalar
}
/** A dot of `scale` stroke widths (1 or 1.5 in the finished picture). */
export interface DotStatement extends Shape {
  readonly kind: 'dot'
  readonly x: Scalar
  readonly y: Scalar
  readonly scale: number
}
export interface LineStatement extends Shape {
  readonly kind: 'line'
  readonly vertices: readonly Vertex[]
}
export interface PolyStatement extends Shape {
  readonly kind: 'poly'
  readonly vertices: readonly Vertex[]
}
/** `bends[i]` belongs to the piece from vertex i to the next; null for a straight one. A closed path has one for the piece back to vertex 0, an open one has one bend less than vertices. */
export interface PathStatement extends Shape {
  readonly kind: 'path'
  readonly vertices: readonly Vertex[]
  readonly bends: readonly (Bend | null)[]
  readonly closed: boolean
}
/** From angle `from` to `to` in degrees, 0 to the right, 90 down; clockwise when `to > from`. */
export interface ArcStatement extends Shape {
  readonly kind: 'arc'
  readonly x: Scalar
  readonly y: Scalar
  readonly r: Scalar
  readonly from: Scalar
  readonly to: Scalar
}
/** Smooth through its points; a point marked `!` is a corner. */
export interface CurveStatement extends Shape {
  readonly kind: 'curve'
  readonly vertices: readonly Vertex[]
  readonly closed: boolean
}
/** Characters of the stroke alphabet, centred on (x, y), `height` from base line to cap line. */
export interface TextStatement extends Shape {
  readonly kind: 'text'
  readonly text: string | Reference
  readonly x: Scalar
  readonly y: Scalar
  readonly height: Scalar
}
export interface JoinStatement extends Shape {
  readonly kind: 'join'
  readonly operands: readonly { readonly sign: 1 | -1; readonly statement: Statement }[]
}

export interface MirrorStatement extends Node {
  readonly kind: 'mirror'
  readonly axis: 'x' | 'y'
  readonly at: Scalar
  readonly children: readonly Statement[]
}
export interface TurnStatement extends Node {
  readonly kind: 'turn'
  readonly degrees: Scalar
  readonly x: Scalar
  readonly y: Scalar
  readonly children: readonly Statement[]
}
export interface RingStatement extends Node {
  readonly kind: 'ring'
  readonly count: Scalar
  readonly x: Scalar
  readonly y: Scalar
  readonly children: readonly Statement[]
}
export interface MoveStatement extends Node {
  readonly kind: 'move'
  readonly x: Scalar
  readonly y: Scalar
  readonly children: readonly Statement[]
}
export interface ScaleStatement extends Node {
  readonly kind: 'scale'
  readonly factor: Scalar
  readonly x: Scalar
  readonly y: Scalar
  readonly children: readonly Statement[]
}
/** Names what a group of statements shows. Its modifiers (only `over`, `notch`, `cut`, lanes, sizes, radius, finish, free) apply to the group as a whole. */
export interface PartStatement extends Shape {
  readonly kind: 'part'
  readonly name: string
  readonly children: readonly Statement[]
}
/** Drawn only when the parameter's value passes the test. */
export interface WhenStatement extends Node {
  readonly kind: 'when'
  readonly parameter: string
  readonly test: 'is' | 'not' | '>=' | '<'
  readonly value: string | number
  readonly children: readonly Statement[]
}
/** A lexicon glyph's main form (or its `mini` form) fitted into a box. Only in lexicon files and authors' drafts: a finished program has none. */
export interface UseStatement extends Shape {
  readonly kind: 'use'
  readonly glyph: string
  readonly glyphSpan?: Span
  readonly mini: boolean
  readonly arguments: ReadonlyMap<string, string | number>
  readonly into: Area
}

export type Statement =
  | BoxStatement
  | CircleStatement
  | OvalStatement
  | DotStatement
  | LineStatement
  | PolyStatement
  | PathStatement
  | ArcStatement
  | CurveStatement
  | TextStatement
  | JoinStatement
  | MirrorStatement
  | TurnStatement
  | RingStatement
  | MoveStatement
  | ScaleStatement
  | PartStatement
  | WhenStatement
  | UseStatement

/** `WxH`. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** `X,Y WxH` in the 24 grid. */
export interface Area extends Size {
  readonly x: number
  readonly y: number
}

/** `param level 0..4 = 2` or `param facing up right down left = up`. */
export interface Parameter extends Node {
  readonly name: string
  readonly values:
    | { readonly kind: 'range'; readonly from: number; readonly to: number }
    | { readonly kind: 'choice'; readonly of: readonly string[] }
  readonly default: string | number
}

export type Trait = 'directional' | 'partial' | 'unfillable' | 'spaced'

/** At these cuts (null: any radius, either finish) the `@` levels are chosen by this many lanes. */
export interface Detail extends Pick<Cut, 'size' | 'stroke'> {
  readonly radius: Cut['radius'] | null
  readonly finish: Cut['finish'] | null
  readonly lanes: number
}

/** At this size and stroke strokes are so wide, in px, in place of what was asked for. */
export interface Thinner extends Pick<Cut, 'size' | 'stroke'> {
  readonly width: Cut['stroke']
}

/** A whole program: what it is called, what it declares, what it draws. */
export interface Program {
  readonly name: string
  readonly category: string | null
  /** Names and synonyms that mean this glyph: lower case, words apart by one space. */
  readonly words: readonly string[]
  /** Per parameter value (`level=3`), the words that ask for it. */
  readonly keyline: Keyline
  readonly traits: readonly Trait[]
  readonly parameters: readonly Parameter[]
  /** Where a small sign fits. */
  readonly inner: Area | null
  /** The lower-right box that a badge takes; null when the glyph carries no badge. */
  readonly badge: Area | null
  /** Where its levels of detail are chosen by other lanes than those of the cut; the first that names the cut holds. */
  readonly detail: readonly Detail[]
  /** Where its strokes are thinner than was asked for, because what it shows has no room otherwise. */
  readonly strokes: readonly Thinner[]
  /** A form for badges and guests, in a grid of its own from 0,0. */
  readonly mini: readonly Statement[] | null
  /** That grid, in units of the picture that it is put into; `MINI_SIZE` where it says none. */
  readonly miniSize: Size
  readonly statements: readonly Statement[]
}

/** What is wrong with a program's text: never thrown. */
export interface Problem {
  readonly span: Span
  /** What is wrong, one sentence. */
  readonly message: string
  /** What could stand there: "a point x,y", "a number". */
  readonly expected: string
  /** What to write instead. */
  readonly hint: string
}

export interface Parsed {
  readonly program: Program
  readonly problems: readonly Problem[]
}
