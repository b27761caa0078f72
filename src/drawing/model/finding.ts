import type { Point } from '../geometry/segment.ts'

/** Where something stands in a program's text. Offsets count UTF-16 units from 0; line and column from 1. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly line: number
  readonly column: number
}

/** The span of what no source has: statements that are composed. */
export const NOWHERE: Span = { start: 0, end: 0, line: 1, column: 1 }

export type Severity = 'error' | 'warning' | 'info'

/** One thing that the checker (or the author) found. `measured` and `limit` are in the rule's unit, `at` in output px. */
export interface Finding {
  readonly rule: string
  readonly severity: Severity
  /** One sentence that names the fault and, where it helps, the line of the program. */
  readonly message: string
  readonly at: Point | null
  readonly measured: number | null
  readonly limit: number | null
  /** The statement to blame, where one is known. Not part of the API's answer. */
  readonly span: Span | null
}

/** How many findings have a severity. */
export function countFindings(findings: readonly Finding[], severity: Finding['severity']): number {
  return findings.filter((finding) => finding.severity === severity).length
}
