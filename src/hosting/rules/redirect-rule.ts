import type { PathPattern } from './path-pattern.ts'

/** One line of `_redirects`. */
export interface RedirectRule {
  readonly line: number
  readonly from: PathPattern
  readonly to: RedirectTarget
  /** 200: another file of the site is shown; 404: likewise, as a page of an error; all others send the visitor on. */
  readonly status: RedirectStatus
  /** Holds also where the site has a file. */
  readonly isForced: boolean
}

export type RedirectStatus = 200 | 301 | 302 | 303 | 307 | 308 | 404

/** Where a rule leads: text in which `:name` and `:splat` stand for what was captured. */
export interface RedirectTarget {
  /** `https://example.com`, which no visitor can change; empty within the site. */
  readonly origin: string
  /** Begins with `/`; encoded as it was written. */
  readonly path: string
  /** With its `?`, and a fragment with its `#`; empty when there is none. */
  readonly suffix: string
}
