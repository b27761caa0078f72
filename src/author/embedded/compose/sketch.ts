import type { Keyline } from '../../../drawing/model/drawing.ts'
import { MINI_SIZE } from '../../../drawing/language/limits.ts'
import { print } from '../../../drawing/language/print.ts'
import type { Detail, Statement, Thinner, Trait } from '../../../drawing/language/program.ts'
import type { Cut, Stroke } from '../../../drawing/model/cut.ts'
import { clearance, hasFewLanes, lanes, spaceBeside } from '../../../drawing/model/cut.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Draft } from '../../author.ts'
import type { Meaning, Subject } from '../meaning.ts'
import type { Setting } from './piece.ts'
import { piece } from './piece.ts'
import { slashLine } from './slash.ts'
import type { GuestWords } from './words.ts'
import { nameOf, sentence } from './words.ts'

/** Longest slug that the language takes. */
const LONGEST_NAME = 64

/** A line that crosses a thing out, and where that makes room for it: on both sides, or above it alone. */
export interface Slash {
  readonly ends: readonly [x0: number, y0: number, x1: number, y1: number]
  readonly over: 'tight' | 'side'
}

/** A way to show a meaning: what stands where, as data; nothing of it is drawn yet. */
export interface Arrangement {
  readonly idea: string
  /** What the icon is called after, in this order. */
  readonly named: readonly (Subject | string)[]
  readonly keyline: Keyline
  /** What is drawn, first to last. A single part is the icon itself: it keeps its keyline and all its traits. */
  readonly parts: readonly Part[]
  /** The line through all of it; null where nothing is crossed out. */
  readonly slash: Slash | null
  /** What the sentence says that is shown, and how it tells of the guest. */
  readonly said: Meaning
  readonly guestAs: GuestWords
  /** How wide its strokes are in px, where that is not what the cut asks for. */
  readonly stroke?: Stroke
}

/** The cut that an arrangement is made for, where another is asked for. */
export function arrangedAt({ stroke }: Pick<Arrangement, 'stroke'>, cut: Cut): Cut {
  return stroke === undefined ? cut : { ...cut, stroke }
}

export interface Part {
  readonly subject: Subject
  readonly setting: Setting
}

/** A composition before it is printed: its statements are expanded, so nothing in it refers to the lexicon. */
export interface Sketch {
  readonly name: string
  readonly idea: string
  readonly keyline: Keyline
  readonly traits: readonly Trait[]
  readonly detail: readonly Detail[]
  readonly strokes: readonly Thinner[]
  readonly statements: readonly Statement[]
  readonly intent: string
}

/** Draws an arrangement. */
export function sketchOf(arrangement: Arrangement, lexicon: Lexicon, cut: Cut): Sketch {
  const { idea, keyline, parts, slash, said, guestAs } = arrangement
  const { head } = said
  const isAlone = parts.length === 1
  // What is crossed out, or holds a sign in its own form, is drawn otherwise than the glyph alone.
  const isItself = isAlone && slash === null && guestAs === null
  const glyph = head?.kind === 'glyph' ? lexicon.glyphs.get(head.glyph) : undefined
  const traits = glyph?.traits ?? []
  const statements = parts.flatMap(({ subject, setting }) => piece(subject, setting, lexicon))
  // A single part says no more than the icon's own name.
  const shown = isAlone ? statements.flatMap((one) => (one.kind === 'part' ? one.children : [one])) : statements
  return {
    name: nameOfSketch(arrangement),
    idea,
    keyline,
    // A composition inherits where the weight of its head lies, not whether it can be filled.
    traits: isItself ? traits : traits.filter((trait) => trait !== 'unfillable'),
    // The levels of a glyph were found for it as it stands, alone.
    detail: isItself ? (glyph?.detail ?? []) : tightAt(arrangedAt(arrangement, cut)),
    strokes: thinnerAt(arrangement, cut),
    statements: slash === null ? shown : [...shown, slashLine(slash)],
    intent: sentence(said, guestAs, lexicon.grammar),
  }
}

/** What an arrangement is called, before that is made a slug. */
export function nameOfSketch({ named }: Arrangement): string {
  return named.map((one) => (typeof one === 'string' ? one : nameOf(one))).join('-')
}

/** Where strokes are heavy, several things find room only with the least clear space, as a glyph has it that shows more than its lanes allow. */
export function tightAt(cut: Cut): Detail[] {
  const { size, stroke } = cut
  if (!hasFewLanes(cut) || clearance(cut) >= spaceBeside(stroke)) return []
  return [{ size, stroke, radius: null, finish: null, lanes: Math.ceil(lanes(cut) * 10 + 1e-6) / 10 }]
}

/** What the program of an arrangement declares of its strokes. */
export function thinnerAt({ stroke }: Arrangement, cut: Cut): Thinner[] {
  return stroke === undefined ? [] : [{ size: cut.size, stroke: cut.stroke, width: stroke }]
}

/** The draft that a sketch is. */
export function draftOf(
  { name, idea, keyline, traits, detail, strokes, statements, intent }: Sketch,
  findings: Draft['findings'],
): Draft {
  const slug = name
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '')
  const program = print({
    name: slug === '' ? 'icon' : slug,
    category: null,
    words: [],
    keyline,
    traits,
    parameters: [],
    inner: null,
    badge: null,
    detail,
    strokes,
    mini: null,
    miniSize: MINI_SIZE,
    statements,
  })
  return { program, intent, findings, idea }
}
