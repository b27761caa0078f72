const MOST_LEVELS = 32
const MOST_VALUES = 20_000

export interface KeyProblem {
  readonly problem: string
  readonly path: readonly (string | number)[]
}

interface Level {
  /** The keys seen so far; null for an array. */
  readonly keys: Set<string> | null
  /** Key or position of the value that is being read. */
  at: string | number
}

/**
 * Finds what `JSON.parse` lets pass in silence: a key that stands twice in one object, a key `__proto__`, more than
 * 32 levels, more than 20,000 values. Runs before `JSON.parse` and only judges keys and nesting: a text that is not JSON
 * may pass here, and is refused there.
 */
export function keyProblem(text: string): KeyProblem | null {
  const levels: Level[] = []
  let values = 0
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i]
    const level = levels.at(-1)
    if (character === '{' || character === '[') {
      levels.push({ keys: character === '{' ? new Set() : null, at: character === '{' ? '' : 0 })
      if (levels.length > MOST_LEVELS)
        return { problem: `The body is nested deeper than ${MOST_LEVELS} levels.`, path: [] }
    } else if (character === '}' || character === ']') {
      levels.pop()
    } else if (character === ',') {
      values += 1
      if (values >= MOST_VALUES) return { problem: `The body has more than ${MOST_VALUES} values.`, path: [] }
      if (typeof level?.at === 'number') level.at += 1
    } else if (character === '"') {
      const end = closingQuote(text, i)
      if (level?.keys != null && isFollowedByColon(text, end)) {
        const key = textOf(text.slice(i, end + 1))
        const path = [...levels.slice(0, -1).map((outer) => outer.at), key]
        if (level.keys.has(key)) return { problem: 'is given twice.', path }
        if (key === '__proto__') return { problem: 'is not a known property.', path }
        level.keys.add(key)
        level.at = key
      }
      i = end
    }
  }
  return null
}

/** Where the string that opens at `start` closes; the end of the text when it does not. */
function closingQuote(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

function isFollowedByColon(text: string, end: number): boolean {
  let i = end + 1
  while (text[i] === ' ' || text[i] === '\t' || text[i] === '\n' || text[i] === '\r') i += 1
  return text[i] === ':'
}

/** A key as it is meant: `"\u0061"` is `a`. A malformed one stays as written; `JSON.parse` refuses the text later. */
function textOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return quoted
  }
}
