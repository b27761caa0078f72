import type { Token } from 'markdown-it'

/** Fewer columns have room beside each other on a phone. */
const FEWEST_COLUMNS = 3

/**
 * Marks tables of three columns and more as `stacked`: a phone shows each of their rows as a block. Every cell is told the head
 * of its column, and roles keep it a table for screen readers, which otherwise go by how it is displayed.
 */
export function stackTables(tokens: readonly Token[]): void {
  let table: Token[] = []
  for (const token of tokens) {
    if (token.type === 'table_open') table = []
    table.push(token)
    if (token.type === 'table_close') stack(table)
  }
}

function stack(table: readonly Token[]): void {
  const heads = table.flatMap(({ type }, at) =>
    type === 'th_open' ? [(table[at + 1]?.content ?? '').replaceAll('`', '')] : [],
  )
  if (heads.length < FEWEST_COLUMNS) return
  let column = 0
  for (const token of table) {
    const role = ROLES[token.type]
    if (role !== undefined) token.attrSet('role', role)
    if (token.type === 'table_open') token.attrSet('class', 'stacked')
    if (token.type === 'tr_open') column = 0
    if (token.type === 'td_open') token.attrSet('data-head', heads[column++] ?? '')
  }
}

const ROLES: Readonly<Record<string, string>> = {
  table_open: 'table',
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  th_open: 'columnheader',
  td_open: 'cell',
}
