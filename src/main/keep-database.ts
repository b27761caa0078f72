import type { Database } from '../database/database.ts'

/** A database that opens while the service is up already. Disposing of it closes what was opened, or is being opened. */
export interface KeptDatabase extends AsyncDisposable {
  /** Opens it at the first call; rejects when that fails, and the next call tries again. */
  open(): Promise<Database>
  /** Whether it is open and answers. Never rejects. */
  isReady(): Promise<boolean>
}

/** Makes the database of a service out of the way to open it. */
export function keepDatabase(openDatabase: () => Promise<Database>): KeptDatabase {
  let opening: Promise<Database> | null = null
  let opened: Database | null = null
  return {
    open: () => {
      opening ??= openDatabase().then(
        (database) => (opened = database),
        (error: unknown) => {
          opening = null
          throw error
        },
      )
      return opening
    },
    isReady: async () => opened !== null && (await opened.isReady()),
    [Symbol.asyncDispose]: async () => {
      const database = await opening?.catch(() => null)
      await database?.[Symbol.asyncDispose]()
    },
  }
}
