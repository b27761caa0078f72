import type { Finding, Severity } from '../../drawing/model/finding.ts'
import type { Relation } from '../../lexicon/grammar.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Standing } from './read/rows-of.ts'
import type { Corner } from './read/where-it-sits.ts'

/** Something to be shown: a glyph with its parameters set, or characters to be written. */
export type Subject = GlyphSubject | { readonly kind: 'character'; readonly characters: string }

export interface GlyphSubject {
  readonly kind: 'glyph'
  readonly glyph: string
  readonly preset: ReadonlyMap<string, string | number>
  /** The words that ask for it. */
  readonly text: string
  readonly plural: boolean
  /** Asked for by a word that only makes sense as a sign on something else. */
  readonly sign: boolean
  /** Drawn by the glyph of a neighbouring idea. */
  readonly isStretched: boolean
  /** Its states in words, for the intent: ", half full". */
  readonly state?: string
}

/** A glyph as it is, for the words that ask for it: its own name, unless others are given. */
export function plainGlyph(glyph: string, given: Partial<GlyphSubject> = {}): GlyphSubject {
  const text = glyph.replaceAll('-', ' ')
  return { kind: 'glyph', glyph, preset: new Map(), text, plural: false, sign: false, isStretched: false, ...given }
}

/** Relations that a picture can tell apart. */
export type Placement = Exclude<Relation, 'holding' | 'front' | 'from' | 'out' | 'to' | 'and'>

/** What a request asks for, as far as it was understood. */
export interface Meaning {
  /** Null when nothing was known. */
  readonly head: Subject | null
  readonly guest: { readonly subject: Subject; readonly placement: Placement } | null
  /** The same two things as the request names them, where one glyph shows both. */
  readonly apart: {
    readonly head: Subject
    readonly guest: { readonly subject: Subject; readonly placement: Placement }
  } | null
  /** Another picture of the same need, as the phrase book has it. */
  readonly second: Meaning | null
  /** The same need drawn the other way round, where it has no room as it is. */
  readonly turned?: Meaning
  readonly slash: boolean
  /** That a line is named, and no more is meant by it than "off": "with a slash". */
  readonly isLineNamed?: boolean
  /** Name of the glyph that holds the rest. */
  readonly container: string | null
  /** How many of the head, 1 to 4. */
  readonly count: number
  /** How several of it stand, where that is said. */
  readonly standing?: Standing
  /** What stands between the two of it. */
  readonly between?: Subject
  /** The corner of the head in which the guest is to sit, where one is said. */
  readonly corner?: Corner
  readonly findings: readonly Finding[]
  /** Requests near one of which something is lost or in doubt, the likeliest first. */
  readonly near?: readonly string[]
}

/** The author's own finding: a word of the request that the drawing does not show, or shows otherwise. */
export function unmatched(severity: Severity, message: string): Finding {
  return { rule: 'unmatched', severity, message, at: null, measured: null, limit: null, span: null }
}

/** The author's own finding: a thing is shown by something more general or close to it. */
export function generalised(message: string): Finding {
  return { rule: 'generalised', severity: 'warning', message, at: null, measured: null, limit: null, span: null }
}

/** How a subject is named in a message. */
export function textOf(subject: Subject): string {
  return subject.kind === 'glyph' ? subject.text : subject.characters
}

/** Whether a subject is at home in a corner of another. */
export function isSign(subject: Subject, { glyphs, grammar }: Lexicon): boolean {
  if (subject.kind === 'character') return true
  return subject.sign || grammar.glyphs.signs.has(subject.glyph) || glyphs.get(subject.glyph)?.keyline === 'sign'
}

/** A meaning, and its other picture, with what is said of the request whatever it is drawn as. */
export function withSaid(meaning: Meaning, findings: readonly Finding[]): Meaning {
  const { second } = meaning
  return {
    ...meaning,
    findings: [...meaning.findings, ...findings],
    second: second && { ...second, findings: [...second.findings, ...findings] },
  }
}
