import type { PathPattern } from './path-pattern.ts'

/** A path of `_headers` with the headers below it. */
export interface HeaderRule {
  readonly line: number
  readonly path: PathPattern
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}
