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
  const byStart = startsOfRows(texts)
  const byKey = new Map<string, number[]>()
  const makeKeys = (start: number): void => {
    const beginning = byStart.get(start)
    if (beginning === undefined) return
    for (const place of beginning) {
      const [cell = ''] = rowAt(place, texts).line.split('\t', 1)
      const key = phraseKey(cell)
      byKey.set(key, [...(byKey.get(key) ?? []), place])
    }
    byStart.delete(start)
  }
  makeKeys(ODD)
  return (key) => {
    makeKeys(startOf(key, 0))
    const places = byKey.get(key)
    if (places === undefined) return []
    return places.toSorted((one, other) => one - other).map((place) => rowAt(place, texts))
  }
}

/** Where a row begins, as one number: `file * LONGEST_FILE + character`. */
const LONGEST_FILE = 2 ** 22

function startsOfRows(texts: readonly string[]): Map<number, number[]> {
  const byStart = new Map<number, number[]>()
  for (const [file, text] of texts.entries())
    for (let at = 0; at < text.length; at = endOfLine(text, at) + 1) {
      const code = text.charCodeAt(at)
      if (code === NEWLINE || code === HASH) continue
      const start = startOf(text, at)
      const places = byStart.get(start)
      if (places === undefined) byStart.set(start, [file * LONGEST_FILE + at])
      else places.push(file * LONGEST_FILE + at)
    }
  return byStart
}

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
const ODD = -1

/** The first three characters of a key, or of a row whose key begins with the same, as one number. A word of two is followed by a space. */
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

function packed(first: number, second: number, third: number): number {
  return (first * 128 + second) * 128 + third
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
