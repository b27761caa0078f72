const MOST_LEVELS = 32
/** Of a body of which nothing else is said. */
export const MOST_VALUES = 20_000
/** A value has at most a comma, a key, and an opening and a closing mark of its own. */
const MARKS_OF_VALUE = 4
/** `JSON.parse` takes seconds for a number of millions of digits. */
const LONGEST_NUMBER = 1000

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

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
 * 32 levels, more than `mostValues` values, a number of more than 1000 characters. Runs before `JSON.parse` and only judges
 * keys, nesting and sizes: a text that is not JSON may pass here, and is refused there.
 */
export function keyProblem(text: string, mostValues: number): KeyProblem | null {
  // The outermost is one more.
  const mostMarks = MARKS_OF_VALUE * (mostValues + 1)
  const levels: Level[] = []
  let values = 1
  let marks = 0
  let numberStart = 0
  // Character codes, not characters: there may be millions, and all callers wait while they are read.
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code <= 0x20 || code === COLON) {
      numberStart = i + 1
      continue
    }
    if (!isMark(code)) {
      if (i - numberStart >= LONGEST_NUMBER)
        return whole(`The body has a number or a word of more than ${LONGEST_NUMBER} characters outside of quotes.`)
      continue
    }
    marks += 1
    if (code === COMMA) values += 1
    if (values > mostValues || marks > mostMarks) return whole(`The body has more than ${mostValues} values.`)
    const level = levels.at(-1)
    if (code === QUOTE) {
      const end = closingQuote(text, i)
      const found =
        level?.keys != null && isFollowedByColon(text, end) ? keyTaken(text.slice(i, end + 1), levels) : null
      if (found !== null) return found
      i = end
    } else if (code === COMMA) {
      if (typeof level?.at === 'number') level.at += 1
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      levels.push(code === OPEN_OBJECT ? { keys: new Set(), at: '' } : { keys: null, at: 0 })
      if (levels.length > MOST_LEVELS) return whole(`The body is nested deeper than ${MOST_LEVELS} levels.`)
    } else {
      levels.pop()
    }
    numberStart = i + 1
  }
  return null
}

function whole(problem: string): KeyProblem {
  return { problem, path: [] }
}

function isMark(code: number): boolean {
  return (
    code === QUOTE ||
    code === COMMA ||
    code === OPEN_OBJECT ||
    code === CLOSE_OBJECT ||
    code === OPEN_LIST ||
    code === CLOSE_LIST
  )
}

/** Enters a key into the innermost object. */
function keyTaken(quoted: string, levels: readonly Level[]): KeyProblem | null {
  const level = levels.at(-1)
  const key = textOf(quoted)
  const path = [...levels.slice(0, -1).map((outer) => outer.at), key]
  if (level?.keys?.has(key) === true) return { problem: 'is given twice.', path }
  if (key === '__proto__') return { problem: 'is not a known property.', path }
  level?.keys?.add(key)
  if (level !== undefined) level.at = key
  return null
}

/** Where the string that opens at `start` closes; the end of the text when it does not. */
export function closingQuote(text: string, start: number): number {
  const first = text.indexOf('"', start + 1)
  if (first === -1) return text.length
  if (text.charCodeAt(first - 1) !== BACKSLASH) return first
  for (let i = start + 1; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code === QUOTE) return i
    if (code === BACKSLASH) i += 1
  }
  return text.length
}

export function isFollowedByColon(text: string, end: number): boolean {
  let i = end + 1
  while (isBlank(text.charCodeAt(i))) i += 1
  return text.charCodeAt(i) === COLON
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d
}

/** A key as it is meant: `"\u0061"` is `a`. A malformed one stays as written; `JSON.parse` refuses the text later. */
function textOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return quoted
  }
}
