export interface Queryable {
  /**
   * Runs one statement with its values for `$1`, `$2`, … and gives the rows; int8 comes as BigInt. Rejects when the
   * statement fails or the database is away; the next call works again when it is back.
   */
  query<Row extends object>(statement: string, values?: readonly unknown[]): Promise<readonly Row[]>
}

export interface Database extends Queryable, AsyncDisposable {
  /** Commits when the work resolves, rolls back when it rejects, and hands its result or error on. */
  transaction<T>(work: (within: Queryable) => Promise<T>): Promise<T>
  /** Whether the database answers now. Never rejects. */
  isReady(): Promise<boolean>
}
