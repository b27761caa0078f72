import type { Database } from '../database/database.ts'
import { randomText } from '../platform/random-text.ts'
import type { RandomBytes } from '../platform/random-text.ts'

/** A person that signs in with an e-mail address. */
export interface Account {
  /** `acc_` and 24 base-62 characters. */
  readonly id: string
  /** As it is compared: lower case, without space around it. */
  readonly email: string
  readonly createdAt: Date
  /** For what operators let it in nowhere, in one word; null: they did not. */
  readonly suspendedFor: string | null
}

/** Where accounts are kept. It may open at the first call. */
export type AccountStore = Pick<Database, 'query' | 'transaction'>

/** `acc_` and 24 base-62 characters. */
export function newAccountId(random: RandomBytes): string {
  return `acc_${randomText(random, 24)}`
}
