import type { SvgDocument } from '../model/document.ts'
import type { Drawing, Thing } from '../model/drawing.ts'
import type { Finding } from '../model/finding.ts'
import type { Measures } from './measures/measures.ts'

/** What a rule judges: the drawing, the text that was written from it, what was measured on it, and its things alone. */
export interface Subject {
  readonly drawing: Drawing
  readonly document: SvgDocument
  readonly measures: Measures
  readonly things: readonly Thing[]
}

/** A number (or a set of them) that a rule compares with; the rule's page prints it. */
export interface Threshold {
  readonly name: string
  readonly value: string | number
  readonly unit: string
}

/** One rule. `id` is the file's name, the anchor of its page and `findings[].rule` of the API. */
export interface Rule {
  readonly id: string
  /** The severities that it can report, worst first: `error`, `warning` or `error, warning`. */
  readonly severity: string
  /** What must hold, in a few words. */
  readonly title: string
  /** Why it must hold, whom it exempts and how to mend a drawing that breaks it. */
  readonly rationale: string
  readonly thresholds: readonly Threshold[]
  readonly check: (subject: Subject) => Finding[]
}
