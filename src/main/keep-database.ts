import type { Database } from '../database/database.ts'
import { loadOnce } from './load-once.ts'

/** A database that opens while the service is up already. Disposing of it closes what was opened, or is being opened. */
export interface KeptDatabase extends AsyncDisposable {
  /** Opens it at the first call; rejects when that fails, and the next call tries again. */
  open(): Promise<Database>
  /** Whether it is open and answers. Never rejects. */
  isReady(): Promise<boolean>
}

/** Makes the database of a service out of the way to open it. */
export function keepDatabase(openDatabase: () => Promise<Database>): KeptDatabase {
  let opened: Database | null = null
  const open = loadOnce(async () => (opened = await openDatabase()))
  return {
    open,
    isReady: async () => opened !== null && (await opened.isReady()),
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  }
}
