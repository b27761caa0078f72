/**
 * A backup is one compressed file of lines of JSON: this head; for each table its name in an object, then lists of rows, each the
 * text that PostgreSQL writes for it and reads back without loss; then, for each object of the store beside the database, its name in
 * an object and its bytes as strings in base64; at last the end.
 */
export interface BackupHead {
  readonly format: typeof FORMAT
  /** 1 had no objects. */
  readonly version: 1 | typeof VERSION
  /** When it was begun: what was committed until then is in it. ISO 8601. */
  readonly madeAt: string
  /** Those that the database had run. */
  readonly migrations: readonly BackedUpMigration[]
  /** In an order in which each refers only to those before it. */
  readonly tables: readonly BackedUpTable[]
  readonly sequences: readonly BackedUpSequence[]
}

export interface BackedUpMigration {
  readonly version: number
  readonly name: string
  readonly checksum: string
}

export interface BackedUpTable {
  readonly name: string
  /** Those that hold values of their own, not made from others. */
  readonly columns: readonly string[]
}

/** A sequence that numbers the rows of a column. */
export interface BackedUpSequence {
  readonly name: string
  readonly table: string
  readonly column: string
  /** The last number that was given, as text; null: none, or the role that saved may not see it. */
  readonly last: string | null
}

export interface BackupEnd {
  /** Table → how many rows. */
  readonly rows: Readonly<Record<string, number>>
  /** Null: none were to be saved, which says nothing of how many there were. */
  readonly objects: ObjectCount | null
  /** SHA-256 of all lines before this one, in hex. */
  readonly sha256: string
}

export interface ObjectCount {
  readonly count: number
  readonly bytes: number
}

/** An object of the store beside the database. */
export interface BackedUpObject {
  /** As rows name it. */
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

/** Puts objects back into a store, one after the other. */
export interface ObjectTaker {
  /** What is written from now on is of the object that rows name so. */
  begin(name: string): Promise<void>
  write(bytes: Uint8Array): Promise<void>
  /** All have come: they are durable, and rows name them, when this resolves. */
  end(): Promise<void>
  /** Leaves nothing of them. */
  abandon(): Promise<void>
}

export const FORMAT = 'burin-backup'
export const VERSION = 2

/** Tables that the code makes and fills by itself, and what visitors asked just now: a backup would keep that for longer than a day. */
export const NOT_BACKED_UP: readonly string[] = ['burin_migration', 'burin_privilege', 'site_request']

/** Has the texts of values the same for who saves and who loads, whatever the server's settings. */
export const PLAIN_TEXT = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1`

/** Objects may be large: a transaction has to last, whatever the server thinks of one that waits. */
export const PATIENT = 'set local idle_in_transaction_session_timeout = 0'
