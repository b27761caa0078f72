import type { Finding } from '../drawing/model/finding.ts'

/** How many findings have a severity. */
export function countFindings(findings: readonly Finding[], severity: Finding['severity']): number {
  return findings.filter((finding) => finding.severity === severity).length
}
