import { endOfLine } from './end-of-line.ts'
import { keyOf } from './sorted-lines.ts'

/**
 * What stands behind a word in the lines of a text that begin with it and a separator, in order. The lines are sorted by their words; above them are comments (`#`).
 * Of thousands of lines a draw asks for two or three, so none is looked at but on the way to these.
 */
export function rowsOfWord(text: string, word: string, separator: string): string[] {
  const begins = `${word}${separator}`
  const rows: string[] = []
  for (let at = firstOf(text, word, separator); text.startsWith(begins, at); at = endOfLine(text, at) + 1)
    rows.push(text.slice(at + begins.length, endOfLine(text, at)))
  return rows
}

/** Where the first line of a word begins, or that before which it would stand. */
function firstOf(text: string, word: string, separator: string): number {
  let from = 0
  let to = text.length
  while (from < to) {
    const middle = (from + to) >> 1
    const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1
    const line = text.slice(start, endOfLine(text, start))
    const isBefore = line.startsWith('#') || keyOf(line, separator) < word
    if (isBefore) from = endOfLine(text, start) + 1
    else to = start
  }
  return from
}
