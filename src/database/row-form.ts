import { z } from 'zod'
import type { Queryable } from './database.ts'

/** The rows that statements about one thing give, and the ways to ask for them. Each row is checked: one of another form rejects. */
export interface RowForm<Row> {
  /** Its columns, as a list to select or return: `created_at as "createdAt"`; with the table before each, if that is named. */
  columns(table?: string): string
  all(database: Queryable, statement: string, values?: readonly unknown[]): Promise<readonly Row[]>
  /** Null when there is none. */
  first(database: Queryable, statement: string, values?: readonly unknown[]): Promise<Row | null>
  /** For a statement that cannot but give a row; rejects when it gives none. */
  only(database: Queryable, statement: string, values?: readonly unknown[]): Promise<Row>
}

/** A row has exactly the properties of `shape`, which are named as the columns are, in camel case. */
export function rowForm<Row extends object>(
  shape: Readonly<{ [Key in keyof Row]: z.ZodType<Row[Key], Row[Key]> }>,
): RowForm<Row> {
  const form = z.strictObject(shape) as unknown as z.ZodType<Row>
  const all: RowForm<Row>['all'] = async (database, statement, values) =>
    (await database.query(statement, values)).map((row) => checked(form, row))
  return {
    columns: (table) =>
      Object.keys(shape)
        .map((name) => column(name, table))
        .join(', '),
    all,
    first: async (...asked) => (await all(...asked))[0] ?? null,
    only: async (...asked) => {
      const [row] = await all(...asked)
      if (row === undefined) throw new Error(`a statement gave no row: ${asked[1]}`)
      return row
    },
  }
}

function column(name: string, table: string | undefined): string {
  const plain = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const whole = table === undefined ? plain : `${table}.${plain}`
  return plain === name ? whole : `${whole} as "${name}"`
}

/** Says what differs, and no value: those go into the log. */
function checked<Row>(form: z.ZodType<Row>, row: unknown): Row {
  const { success, data, error } = form.safeParse(row)
  if (!success) throw new Error(`a row of the database has another form: ${z.prettifyError(error)}`)
  return data
}

/** What `bytea` comes as. */
export const bytes: z.ZodType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array)
