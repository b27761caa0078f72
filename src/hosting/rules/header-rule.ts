import { matchPattern } from './path-pattern.ts'
import type { PathPattern } from './path-pattern.ts'

/** A path of `_headers` with the headers below it. */
export interface HeaderRule {
  readonly line: number
  readonly path: PathPattern
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** What the rules add to the answer for a path: names in lower case; values of one name are joined by commas, in the order of the file. */
export function headersFor(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules) {
    if (matchPattern(rule.path, path) === null) continue
    for (const [name, value] of rule.headers) {
      const before = headers.get(name)
      headers.set(name, before === undefined ? value : `${before}, ${value}`)
    }
  }
  return headers
}
