import { stripVTControlCharacters } from 'node:util'

/**
 * A text in lines of at most so many columns, broken between words; a word that is longer has a line of its own. A line that begins with a space
 * is there to be copied or stands in line with others, and stays as it is.
 */
export function wrapText(text: string, columns: number): string {
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith(' ') || columnsOf(line) <= columns ? [line] : wrapWords(line, columns)))
    .join('\n')
}

/** One text in lines of at most so many columns, broken between words. */
export function wrapWords(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || columnsOf(last) + 1 + columnsOf(word) > columns) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** How many columns of a terminal a line takes: colours take none. */
export function columnsOf(line: string): number {
  return Array.from(stripVTControlCharacters(line)).length
}
