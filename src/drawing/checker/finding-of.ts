import type { Point } from '../geometry/segment.ts'
import type { Finding, Severity, Span } from '../model/finding.ts'

/** What is known about a finding beyond its sentence. */
export interface FindingDetails {
  readonly at?: Point | null
  readonly measured?: number | null
  readonly limit?: number | null
  readonly span?: Span | null
}

/** Builds a finding; figures are rounded to 1/1000 so that equal drawings give equal findings on every machine. */
export function findingOf(rule: string, severity: Severity, message: string, details: FindingDetails = {}): Finding {
  const { at = null, measured = null, limit = null, span = null } = details
  return {
    rule,
    severity,
    message,
    at: at === null ? null : { x: rounded(at.x), y: rounded(at.y) },
    measured: measured === null ? null : rounded(measured),
    limit: limit === null ? null : rounded(limit),
    span,
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}

/** A length for a sentence: at most two decimals, with its unit. */
export function px(value: number): string {
  return `${Math.round(value * 100) / 100} px`
}
