/** Says of each table that has rows that it is done. */
export function rowsTold(tell: (line: string) => void): (table: string, rows: number) => void {
  return (table, rows) => {
    if (rows > 0) tell(`${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}`)
  }
}

/** Such as `1204 rows of 9 tables`. */
export function told(rows: Readonly<Record<string, number>>): string {
  const counts = Object.values(rows)
  const sum = counts.reduce((all, count) => all + count, 0)
  return `${sum} ${sum === 1 ? 'row' : 'rows'} of ${counts.length} tables`
}
