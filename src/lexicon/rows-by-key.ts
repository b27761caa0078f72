import { endOfLine } from './end-of-line.ts'
import { phraseKey } from './phrase.ts'

/** A row of a text, as it stands there, and at which character it begins. */
export interface Row {
  readonly start: number
  readonly line: string
}

/**
 * The rows of a text whose first cell has a phrase key, in order; cells are parted by tabs, `#` starts a comment line. To make the keys of all
 * rows takes a hundred times as long as to see how each begins: keys are made of those that begin like the one that is asked for.
 */
export function rowsByKey(text: string, key: string): Row[] {
  const wanted = startOf(key, 0)
  const rows: Row[] = []
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = endOfLine(text, start)
    const code = text.charCodeAt(start)
    if (code === NEWLINE || code === HASH) continue
    const begins = startOf(text, start)
    if (begins !== wanted && begins !== ODD) continue
    const line = text.slice(start, end)
    const [cell = ''] = line.split('\t', 1)
    if (phraseKey(cell) === key) rows.push({ start, line })
  }
  return rows
}

/** How rows begin whose key may begin otherwise. */
const ODD = 0

/** The first three characters of a key, or of a row whose key begins with the same, as one number: 0 to 31 of each. A word of two is followed by a space. */
function startOf(text: string, at: number): number {
  const first = text.charCodeAt(at)
  const second = text.charCodeAt(at + 1)
  const next = text.charCodeAt(at + 2)
  const third = next === TAB || next === NEWLINE || Number.isNaN(next) ? SPACE : next
  if (!isPlain(first) || !isPlain(second) || (third !== SPACE && !isPlain(third))) return ODD
  const start = packed(first, second, third)
  // Keys have no articles.
  return ARTICLES.has(start) ? ODD : start
}

/** Digits share their numbers with letters, which only makes a few more keys. */
function packed(first: number, second: number, third: number): number {
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31)
}

const TAB = 9
const NEWLINE = 10
const SPACE = 32
const HASH = 35

/** Words that keys leave out, or longer ones that begin with one. */
const ARTICLES = new Set(
  ['an ', 'of ', 'the'].map((one) => packed(one.charCodeAt(0), one.charCodeAt(1), one.charCodeAt(2))),
)

/** Whether a character is a small letter or a digit: these stand in keys as they are written. */
function isPlain(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}
