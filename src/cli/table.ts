import { stripVTControlCharacters } from 'node:util'
import type { Terminal } from './terminal.ts'
import { columnsOf, wrapWords } from './wrap-text.ts'

/** A column of a table; its cells stand in the rows. */
export interface Column {
  readonly head: string
  /** Numbers stand at the right. */
  readonly isRight?: boolean
  /** What may be cut where a line is too short for all: texts of people, never what somebody copies. */
  readonly mayCut?: boolean
  /** In place of being cut they go on in the next line: sentences. */
  readonly wraps?: boolean
}

const GAP = '  '
/** Less of a text tells nothing. */
const FEWEST = 12
/** In less room, sentences would be hard to read. */
const FEWEST_OF_SENTENCES = 30

/**
 * Lines of a table that fit the terminal: texts of people are cut, and sentences broken between words, first; where that is not enough, each row becomes a block of lines, and nothing is cut:
 * texts of people are broken between words, and what somebody copies stands on a line of its own where it is too long.
 * What cells hold came from a service: control characters do not reach the terminal.
 */
export function tableOf(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  terminal: Pick<Terminal, 'outputColumns' | 'paint'>,
): string[] {
  const cells = rows.map((row) => row.map(oneLine))
  const widths = columns.map(({ head }, at) => Math.max(head.length, ...cells.map((row) => columnsOf(row[at] ?? ''))))
  const over = widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length) - terminal.outputColumns
  const fitting = over > 0 ? narrowed(columns, widths, over) : widths
  if (fitting === null) return blocksOf(columns, cells, terminal)
  const line = (row: readonly string[]): string =>
    columns
      .map(({ isRight }, at) => {
        const text = row[at] ?? ''
        const space = ' '.repeat(Math.max(0, (fitting[at] ?? 0) - columnsOf(text)))
        return isRight === true ? space + text : text + space
      })
      .join(GAP)
      .trimEnd()
  const linesOf = (row: readonly string[]): string[] => {
    const parts = columns.map(({ wraps }, at) => {
      const [text = '', width = 0] = [row[at], fitting[at]]
      return wraps === true ? wrapWords(text, width) : [cutTo(text, width)]
    })
    const height = Math.max(...parts.map(({ length }) => length))
    return Array.from({ length: height }, (_, at) => line(parts.map((part) => part[at] ?? '')))
  }
  return [terminal.paint('dim', line(columns.map(({ head }) => head))), ...cells.flatMap(linesOf)]
}

/** Takes so many characters from what may be cut, the widest first; null where there are not so many. */
function narrowed(columns: readonly Column[], widths: readonly number[], over: number): number[] | null {
  const left = [...widths]
  for (let taken = 0; taken < over; taken += 1) {
    const cuttable = left.flatMap((width, at) => (width > fewestOf(columns[at]) ? [at] : []))
    const [widest] = cuttable.toSorted((one, other) => (left[other] ?? 0) - (left[one] ?? 0))
    if (widest === undefined) return null
    left[widest] = (left[widest] ?? 0) - 1
  }
  return left
}

/** How narrow a column may become. */
function fewestOf({ mayCut, wraps }: Partial<Column> = {}): number {
  if (wraps === true) return FEWEST_OF_SENTENCES
  return mayCut === true ? FEWEST : Infinity
}

function blocksOf(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  terminal: Pick<Terminal, 'outputColumns' | 'paint'>,
): string[] {
  const width = Math.max(...columns.map(({ head }) => head.length))
  const linesOf = ({ head, mayCut, wraps }: Column, text: string): string[] =>
    factLines(head, text, { ...terminal, width, isBroken: mayCut === true || wraps === true })
  return rows.flatMap((row, place) => [
    ...(place === 0 ? [] : ['']),
    ...columns.flatMap((column, at) => (row[at] === undefined || row[at] === '' ? [] : linesOf(column, row[at]))),
  ])
}

/** What is known of one thing, each with its name before it; what has spaces is broken between words, and the rest stays whole; what is empty is left out. */
export function factsOf(
  facts: readonly (readonly [name: string, text: string])[],
  terminal: Pick<Terminal, 'outputColumns' | 'paint'>,
): string[] {
  const known = facts.map(([name, text]) => [name, oneLine(text)] as const).filter(([, text]) => text !== '')
  const width = Math.max(...known.map(([name]) => name.length))
  return known.flatMap(([name, text]) => factLines(name, text, { ...terminal, width, isBroken: text.includes(' ') }))
}

function factLines(
  name: string,
  text: string,
  {
    outputColumns,
    paint,
    width,
    isBroken,
  }: Pick<Terminal, 'outputColumns' | 'paint'> & { readonly width: number; readonly isBroken: boolean },
): string[] {
  const room = outputColumns - width - GAP.length
  if (columnsOf(text) > room && !isBroken) return [paint('dim', name), `${GAP}${text}`]
  const [first = '', ...others] = wrapWords(text, Math.max(room, FEWEST))
  return [
    `${paint('dim', name.padEnd(width))}${GAP}${first}`,
    ...others.map((line) => `${' '.repeat(width)}${GAP}${line}`),
  ]
}

/** A text of somebody on one line, without what would move the cursor of a terminal or colour it. */
export function oneLine(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
}

function cutTo(text: string, most: number): string {
  const letters = Array.from(text)
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
