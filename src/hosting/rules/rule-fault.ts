/** What is wrong with a line of `_redirects` or `_headers`. */
export interface RuleFault {
  readonly file: '_redirects' | '_headers'
  /** From 1. */
  readonly line: number
  /** One sentence that says what to write. */
  readonly message: string
}

/** More than so many would tell nothing new. */
export const MOST_FAULTS = 20
/** In characters; a line that is longer is a mistake, such as a file of another kind. */
export const LONGEST_LINE = 2000
