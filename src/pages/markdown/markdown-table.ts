/** A Markdown table; the first row is its head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')))
  const line = (cells: readonly string[]): string =>
    cells.map((cell) => (cell === '' ? '| ' : `| ${cell} `)).join('') + '|'
  return [line(head), `|${head.map(() => '---|').join('')}`, ...body.map(line)].join('\n')
}
