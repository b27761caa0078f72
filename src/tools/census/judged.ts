import type { Severity } from '../../drawing/model/finding.ts'

/** What the checker said about one drawing, kept small enough to travel between threads. */
export interface Remark {
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  /** Line of the glyph's file; null when the rule blames no statement. */
  readonly line: number | null
  readonly measured: number | null
}

/** One glyph, one variant, one cut: judged. */
export interface Judged {
  readonly glyph: string
  /** '' for the glyph as it stands, else what was set: `level=3`. */
  readonly variant: string
  /** As `cutName` writes it. */
  readonly cut: string
  readonly remarks: readonly Remark[]
  /** Anchor points in the SVG's shapes. */
  readonly nodes: number
  readonly sizeBytes: number
  /** Share of the canvas that is ink. */
  readonly coverage: number
}

/** One glyph file with everything found in it. `problems` are the parser's, one line each; then nothing was drawn. */
export interface GlyphReport {
  readonly glyph: string
  readonly path: string
  readonly problems: readonly string[]
  readonly judged: readonly Judged[]
}
