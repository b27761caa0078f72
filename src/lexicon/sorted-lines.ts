import { fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { once } from './once.ts'

/** Lines that are sorted by their keys: what each begins with, up to the first tab. */
export interface SortedLines {
  /** The line that has a key; null where there is none. */
  readonly find: (key: string) => string | null
  /** All of them, as a text. */
  readonly all: () => string
}

/** The lines of a text. */
export function sortedText(text: string, separator = '\t'): SortedLines {
  return { find: (key) => lineIn(text, key, separator), all: () => text }
}

/** Bytes that are read at once to see how a line in the middle begins: most lines are shorter than half of it. */
const GLANCE = 256
/** What is left of a file is read when it is no longer than this. */
const LEAF = 4096

/** A line of a file: from which byte to which, and its key. */
interface Place {
  readonly start: number
  readonly end: number
  readonly key: string
}

/**
 * The lines of a file, of which no more is read than what is asked for: a process asks for some hundred of a hundred thousand lines, and to
 * read all takes longer than to find these, the more so the more there are. What was read is kept. The file stays open as long as the thread is there.
 */
export function sortedFile(path: string, separator = '\t'): SortedLines {
  const file = once(() => openFile(path))
  const middles = new Map<number, Place>()
  const leaves = new Map<number, string>()
  const middleAt = (middle: number): Place => {
    const place = middles.get(middle) ?? placeAt(file(), middle, separator)
    middles.set(middle, place)
    return place
  }
  const leafOf = (from: number, to: number): string => {
    const leaf = leaves.get(from) ?? file().text(from, to)
    leaves.set(from, leaf)
    return leaf
  }
  const find = (key: string): string | null => {
    let from = 0
    let to = file().size
    // The middles are the same for whatever is asked for: the first of them are read once.
    while (to - from > LEAF) {
      const { start, end, key: own } = middleAt((from + to) >> 1)
      if (own === key) return file().text(start, end)
      if (own < key) from = end + 1
      else to = start
    }
    return from < to ? lineIn(leafOf(from, to), key, separator) : null
  }
  return { find, all: () => readFileSync(path, 'utf8') }
}

/** A file of which pieces are read. */
interface Pieces {
  readonly size: number
  readonly bytes: (from: number, to: number) => Buffer
  /** A piece between ends of lines. */
  readonly text: (from: number, to: number) => string
}

function openFile(path: string): Pieces {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  const scratch = Buffer.allocUnsafe(LEAF)
  const bytes: Pieces['bytes'] = (from, to) => {
    const into = to - from > LEAF ? Buffer.allocUnsafe(to - from) : scratch
    return into.subarray(0, readSync(file, into, 0, to - from, from))
  }
  return { size, bytes, text: (from, to) => bytes(from, to).toString('utf8') }
}

/** The line that has a byte of a file, or the end of which is there. */
function placeAt({ size, bytes }: Pieces, middle: number, separator: string): Place {
  for (let around = GLANCE / 2; ; around *= 2) {
    const from = Math.max(0, middle - around)
    const piece = bytes(from, Math.min(size, middle + around))
    const before = middle === 0 ? -1 : piece.lastIndexOf(NEWLINE, middle - 1 - from)
    const start = before + 1
    const newline = piece.indexOf(NEWLINE, start)
    const isWhole = (before >= 0 || from === 0) && (newline >= 0 || from + piece.length === size)
    if (!isWhole) continue
    const end = newline < 0 ? piece.length : newline
    const line = piece.toString('utf8', start, end)
    return { start: from + start, end: from + end, key: keyOf(line, separator) }
  }
}

const NEWLINE = 10

/** What a line begins with, up to a separator. */
export function keyOf(line: string, separator: string): string {
  const end = line.indexOf(separator)
  return end < 0 ? line : line.slice(0, end)
}

/** Halves what is left of a text: a table of all lines would take longer to make than all that a process asks of it. */
function lineIn(text: string, key: string, separator: string): string | null {
  let from = 0
  let to = text.length
  while (from < to) {
    const middle = (from + to) >> 1
    const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    const line = text.slice(start, end)
    const own = keyOf(line, separator)
    if (own === key) return line
    if (own < key) from = end + 1
    else to = start
  }
  return null
}
