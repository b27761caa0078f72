import type { SvgDocument } from '../model/document.ts'
import type { Drawing, Thing } from '../model/drawing.ts'
import type { Finding, Severity } from '../model/finding.ts'
import { measure } from './measures/measures.ts'
import { RULES } from './rules.ts'

/** A drawing and the text that was written from it. */
export interface Checked {
  readonly drawing: Drawing
  readonly document: SvgDocument
  /** What the drawing shows, each thing alone, where the program is at hand; without it, nobody looks for what has vanished. */
  readonly things?: readonly Thing[]
}

/** No rule tells more than this many findings; the worst come first. */
export const MOST_A_RULE = 8
const ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 }

/**
 * Judges a drawing by every rule. Errors come first, then warnings; within a severity, rules keep the order of their
 * list. Equal drawings give equal findings. An icon is `checked` when no finding is an error.
 */
export function check({ drawing, document, things = [] }: Checked): Finding[] {
  const subject = { drawing, document, things, measures: measure(drawing) }
  return RULES.flatMap((rule) => worstOf(rule.check(subject))).sort(bySeverity)
}

/** Most rules find nothing. */
function worstOf(found: Finding[]): Finding[] {
  return found.length < 2 ? found : found.toSorted(bySeverity).slice(0, MOST_A_RULE)
}

/** Sorting is stable: equals keep their order. */
function bySeverity(one: Finding, other: Finding): number {
  return ORDER[one.severity] - ORDER[other.severity]
}
