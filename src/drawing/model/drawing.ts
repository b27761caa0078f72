import { lengthOf } from '../geometry/measure.ts'
import type { Box, Loop, Path } from '../geometry/segment.ts'
import type { DrawnCut } from './cut.ts'
import type { Span } from './finding.ts'

/**
 * What a glyph declares about its outline: which of the family's reference shapes it fills. `sign` is a bare
 * sign or character (plus, chevron, letter), `free` promises nothing.
 */
export const KEYLINES = ['circle', 'square', 'wide', 'tall', 'sign', 'free'] as const
export type Keyline = (typeof KEYLINES)[number]

/** Intentions that the checker must know, because the picture alone cannot tell them from faults. */
export interface Traits {
  readonly keyline: Keyline
  /** Points somewhere on purpose, so its weight may sit off the centre. */
  readonly directional: boolean
  /** Shows a part or a level of something (battery at 20 %), so its weight may sit off the centre. */
  readonly partial: boolean
  /** Has nothing to fill: at finish `filled` it is drawn as strokes .5 px heavier. */
  readonly unfillable: boolean
  /** Where a badge sits, in output px; null when the drawing has none. */
  readonly badge: Box | null
}

/** One thing painted, in output px. At finish `filled` a drawing has one mark per loop; outlined, one per skeleton path. */
export interface Mark {
  readonly path: Path
  /** The statement that drew it. */
  readonly span: Span
  /** Name of the innermost `part` around the statement; '' outside any part. */
  readonly part: string
  /** A dot is a path of (almost) no length; `diameter` is its painted size in px. Null for every other mark. */
  readonly dot: { readonly x: number; readonly y: number; readonly diameter: number } | null
  /** Of strokes: a closed path whose inside is painted too. */
  readonly solid?: true
}

/** How the outlined twin of a filled drawing measures, for the rules that compare the two. */
export interface Twin {
  readonly inkBox: Box
  /** px² of ink. */
  readonly area: number
  /** Its ink, where it is at hand: a solid with a knock-out can look quite different and have as much of it. */
  readonly ink?: readonly Loop[]
  /** What its strokes paint, where it is at hand: the ink before it is united, which takes as long as to paint it. */
  readonly painted?: readonly Loop[]
  /** Its marks, where they are at hand: the filled drawing's own no longer tell which statement drew what. */
  readonly marks?: readonly Mark[]
}

/** One of several things that a drawing shows, as it is alone at the same cut: what others have cut away of it shows beside it. */
export interface Thing {
  /** `file`, `credit-card` */
  readonly name: string
  /** Its statements: everything that is drawn inside these is of the thing. */
  readonly spans: readonly [Span, ...Span[]]
  /** The shapes that it has alone; none for the last thing, from which nothing can be cut away. */
  readonly shapes: readonly ThingShape[]
  /** It is one of several parts and makes no room for itself: no other such part may run into it. */
  readonly keepsClear: boolean
}

/** What one statement draws. */
export interface ThingShape {
  readonly span: Span
  /** px of lines, in the outlined drawing. */
  readonly length: number
  /** A bare circle or box, which many things are. */
  readonly isPlain: boolean
  /** Declared to tell the thing: it stands in a part named `telling`. */
  readonly isTelling: boolean
  /** It has an inside: it is no open run of lines. */
  readonly isClosed: boolean
  /** How many lines it has alone. */
  readonly pieces: number
}

/** A compiled icon at its real size. Coordinates in output px; the canvas is [0, cut.size]². */
export interface Drawing {
  readonly cut: DrawnCut
  /** Painted width in px when the marks are strokes; null when they are filled loops. */
  readonly strokeWidth: number | null
  readonly cap: 'round' | 'butt'
  readonly join: 'round' | 'miter'
  readonly marks: readonly Mark[]
  /** The exact outline of all ink: outer loops have positive area (clockwise on screen), holes negative. */
  readonly ink: readonly Loop[]
  readonly traits: Traits
  /** Present at finish `filled` only. */
  readonly twin: Twin | null
}

/** The length of marks of strokes in px; a dot is as long as it is wide. */
export function lineLength(marks: readonly Mark[]): number {
  return marks.reduce(
    (sum, mark) =>
      sum + (mark.dot?.diameter ?? mark.path.segments.reduce((length, segment) => length + lengthOf(segment), 0)),
    0,
  )
}
