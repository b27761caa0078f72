import { phraseKey } from './phrase.ts'

/** A row of one of several texts, as it stands there, and where: which text, and at which character it begins. */
export interface Row {
  readonly file: number
  readonly start: number
  readonly line: string
}

/**
 * Gives the rows whose first cell has a phrase key, in order; cells are parted by tabs, `#` starts a comment line. To make the keys of tens of thousands of
 * rows takes ten times as long as to note how each begins, and the first draw waits for it: keys are made of those that begin like one that is asked for.
 */
export function rowsByKey(texts: readonly string[]): (key: string) => Row[] {
  const { first, next, places } = startsOfRows(texts)
  const byKey = new Map<string, number[]>()
  const makeKeys = (start: number): void => {
    for (let row = first[start]!; row !== NONE; row = next[row]!) {
      const [cell = ''] = rowAt(places[row]!, texts).line.split('\t', 1)
      const key = phraseKey(cell)
      byKey.set(key, [...(byKey.get(key) ?? []), places[row]!])
    }
    first[start] = NONE
  }
  makeKeys(ODD)
  return (key) => {
    makeKeys(startOf(key, 0))
    const found = byKey.get(key)
    if (found === undefined) return []
    return found.toSorted((one, other) => one - other).map((place) => rowAt(place, texts))
  }
}

/** Rows by how they begin, as chains: the last row that begins so, and for each the one before it. */
interface Chains {
  readonly first: Int32Array
  readonly next: number[]
  readonly places: number[]
}

/** Where a row begins, as one number: `file * LONGEST_FILE + character`. */
const LONGEST_FILE = 2 ** 22

function startsOfRows(texts: readonly string[]): Chains {
  const first = new Int32Array(STARTS).fill(NONE)
  const next: number[] = []
  const places: number[] = []
  for (const [file, text] of texts.entries())
    for (let at = 0; at < text.length; at = endOfLine(text, at) + 1) {
      const code = text.charCodeAt(at)
      if (code === NEWLINE || code === HASH) continue
      const start = startOf(text, at)
      next.push(first[start]!)
      first[start] = places.length
      places.push(file * LONGEST_FILE + at)
    }
  return { first, next, places }
}

const NONE = -1

function rowAt(place: number, texts: readonly string[]): Row {
  const [file, start] = [Math.floor(place / LONGEST_FILE), place % LONGEST_FILE]
  const text = texts[file] ?? ''
  return { file, start, line: text.slice(start, endOfLine(text, start)) }
}

function endOfLine(text: string, at: number): number {
  const newline = text.indexOf('\n', at)
  return newline < 0 ? text.length : newline
}

/** How rows begin whose key may begin otherwise. */
const ODD = 0
/** How many beginnings are told apart. */
const STARTS = 2 ** 15

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
