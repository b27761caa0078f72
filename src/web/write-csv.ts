/** What a spreadsheet takes for the start of a formula, in the widths that Excel and LibreOffice know. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell: text comes from people and is made harmless; numbers are ours and stay numbers. */
export type CsvCell = string | bigint | number | null

/** Rows as RFC 4180 has them: commas, CRLF, quotes doubled. Text that a spreadsheet would run gets an apostrophe before it. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const safe = FORMULA_START.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
