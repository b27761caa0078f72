import type { Span } from './span.ts'
import type { Point } from '../geometry/segment.ts'

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
