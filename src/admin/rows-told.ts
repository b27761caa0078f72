import type { ObjectCount } from '../database/backup/backup-parts.ts'

/** Says of each table that has rows that it is done, and how far objects are. */
export function rowsTold(tell: (line: string) => void): (what: string, count: number) => void {
  return (what, count) => {
    if (what === 'objects') tell(`contents: ${count} objects`)
    else if (count > 0) tell(`${what}: ${count} ${count === 1 ? 'row' : 'rows'}`)
  }
}

/** Such as `1204 rows of 9 tables`. */
export function told(rows: Readonly<Record<string, number>>): string {
  const counts = Object.values(rows)
  const sum = counts.reduce((all, count) => all + count, 0)
  return `${sum} ${sum === 1 ? 'row' : 'rows'} of ${counts.length} tables`
}

/** Such as ` and 12 objects with 34 kB of contents`; nothing where there are none. */
export function objectsTold(objects: ObjectCount | null): string {
  if (objects === null || objects.count === 0) return ''
  const { count, bytes } = objects
  return ` and ${count} ${count === 1 ? 'object' : 'objects'} with ${Math.ceil(bytes / 1000).toLocaleString('en')} kB of contents`
}
