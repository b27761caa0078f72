import { jsonFault } from './json-fault.ts'
import { keyProblem } from './key-problem.ts'

/** `path` leads to what is wrong; empty when it is the text as a whole. */
export type JsonReading =
  | { readonly value: unknown; readonly problem: null }
  | { readonly value: null; readonly problem: string; readonly path: readonly (string | number)[] }

/**
 * Strict JSON from bytes: UTF-8 only, no byte order mark, no key twice in one object, no `__proto__`, and bounded in
 * depth and number of values, so that reading costs about as much as the bytes did.
 */
export function parseJson(bytes: Uint8Array): JsonReading {
  const text = decode(bytes)
  if (text === null) return refusal('The body is not UTF-8. Send JSON in UTF-8, not compressed.')
  if (text.startsWith('\ufeff')) return refusal('The body begins with a byte order mark; leave it out.')
  if (text.slice(0, 2).includes('\0'))
    return refusal('The body is not UTF-8, but UTF-16 or UTF-32. Send JSON in UTF-8.')
  if (text.trim() === '') return refusal('The body is empty. Send JSON.')
  const found = keyProblem(text)
  if (found !== null) return { value: null, problem: found.problem, path: found.path }
  try {
    const value: unknown = JSON.parse(text)
    return { value, problem: null }
  } catch {
    const fault = jsonFault(text)
    return refusal(
      fault === null
        ? 'The body is not JSON.'
        : `The body is not JSON: line ${fault.line}, column ${fault.column}: ${fault.problem}`,
    )
  }
}

function refusal(problem: string): JsonReading {
  return { value: null, problem, path: [] }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
