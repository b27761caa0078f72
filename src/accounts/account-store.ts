import type { Database } from '../database/database.ts'

/** Where accounts are kept. It may open at the first call. */
export type AccountStore = Pick<Database, 'query' | 'transaction'>
