import type { Queryable } from '../../database/database.ts'

/** What accounts have elsewhere in the service, such as sites: exported with an account, and gone with it. */
export interface Belongings {
  /** What an account has, by what it is called, ready to be written as JSON. */
  list(database: Queryable, accountId: string): Promise<Readonly<Record<string, unknown>>>
  /** Takes it away, within the transaction that deletes the account. */
  remove(within: Queryable, of: { readonly accountId: string; readonly at: Date }): Promise<void>
}
