/** What somebody wants drawn, and what it is to be called; null: as it is drawn. */
export interface Need {
  readonly prompt: string
  readonly name: string | null
  /** Which line of the list says it, from 1: empty lines and notes count. */
  readonly line: number
}

/** How the columns of a CSV with a first line of names may be called. */
const PROMPT_COLUMNS = ['need', 'prompt', 'request']
const NAME_COLUMN = 'name'

/**
 * A list of needs: one a line, or CSV (with commas, semicolons or tabs) whose first line names a column `need` and perhaps one `name`.
 * Empty lines and those that begin with `#` are left out. Pure: pages read lists by it too.
 */
export function readNeeds(text: string): readonly Need[] {
  return readLines(text).filter(({ prompt }) => prompt !== '')
}

/** How many lines of a list name nothing to draw: those of a CSV whose cell for the need is empty. */
export function countWithoutNeed(text: string): number {
  return readLines(text).filter(({ prompt }) => prompt === '').length
}

function readLines(text: string): readonly Need[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((said, at) => ({ said: said.trim(), line: at + 1 }))
    .filter(({ said }) => said !== '' && !said.startsWith('#'))
  const [first, ...rest] = lines
  const head = first?.said ?? ''
  const separator = [',', ';', '\t'].find((one) => head.includes(one)) ?? ','
  const columns = cellsOf(head, separator).map((cell) => cell.toLowerCase())
  const at = columns.findIndex((column) => PROMPT_COLUMNS.includes(column))
  if (at === -1) return lines.map(({ said, line }) => ({ prompt: said, name: null, line }))
  const nameAt = columns.indexOf(NAME_COLUMN)
  return rest.map(({ said, line }) => {
    const cells = cellsOf(said, separator)
    return { prompt: cells[at] ?? '', name: cells[nameAt] === '' ? null : (cells[nameAt] ?? null), line }
  })
}

/** The cells of a line; in double quotes a cell may have separators and, doubled, quotes. */
function cellsOf(line: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const piece of line.split(/("")|(")/).flatMap((one) => (one === undefined || one === '' ? [] : [one]))) {
    if (piece === '"') isQuoted = !isQuoted
    else if (piece === '""') cells[cells.length - 1] += isQuoted ? '"' : ''
    else if (isQuoted) cells[cells.length - 1] += piece
    else {
      const [head = '', ...more] = piece.split(separator)
      cells[cells.length - 1] += head
      cells.push(...more)
    }
  }
  return cells.map((cell) => cell.trim())
}
