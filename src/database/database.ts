export interface Queryable {
  /**
   * Runs one statement with its values for `$1`, `$2`, … and gives the rows; int8 comes as BigInt. Rejects when the
   * statement fails or the database is away; the next call works again when it is back.
   */
  query<Row extends object>(statement: string, values?: readonly unknown[]): Promise<readonly Row[]>
}

/** Whoever listens to a channel. */
export interface Subscriber {
  /** Hears the payload of each NOTIFY, when its transaction has committed. */
  notified(payload: string): void
  /** The connection was broken and is there again: what was said meanwhile is lost, so everything must be read anew. */
  reconnected(): void
}

export interface Database extends Queryable, AsyncDisposable {
  /** Commits when the work resolves, rolls back when it rejects, and hands its result or error on. */
  transaction<T>(work: (within: Queryable) => Promise<T>): Promise<T>
  /**
   * Listens to a channel (small letters and `_`) on a connection of its own until what it gives is disposed of, or the database is.
   * Rejects when that connection cannot be made to begin with; later it is made again by itself.
   */
  listen(channel: string, subscriber: Subscriber): Promise<AsyncDisposable>
  /** Whether the database answers now. Never rejects. */
  isReady(): Promise<boolean>
  /** What its connections are at; left out where nobody counts them. */
  readonly connections?: () => ConnectionFigures
}

/** The connections that statements and transactions share. */
export interface ConnectionFigures {
  readonly open: number
  /** Of those that are open. */
  readonly idle: number
  /** How many there may be. */
  readonly most: number
  /** Who waits for one. */
  readonly waiting: number
}

/** Why the database cannot be used, as one line for the operator that says what to do. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
}
