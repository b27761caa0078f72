/** A row of a table: what stands before its colon and behind it. */
export interface Row {
  readonly heads: readonly string[]
  readonly cells: readonly string[]
}

/** Reads a table, `head | head: cell | cell`, as it is written; `#` starts a comment line. */
export function readTable(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const colon = line.indexOf(': ')
    return line.startsWith('#') || colon < 0
      ? []
      : [{ heads: line.slice(0, colon).split(' | '), cells: line.slice(colon + 2).split(' | ') }]
  })
}
