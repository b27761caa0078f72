import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  insert into sign_in_code (id, email, hash, link_hash, tries_left, browser, network, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

/** Stores a new code under the hash of its challenge, and its link under that of its secret. */
export async function insertCode(
  database: Queryable,
  of: {
    id: Uint8Array
    email: string
    hash: Uint8Array
    linkHash: Uint8Array
    tries: number
    browser: string
    network: string
    at: Date
    expiresAt: Date
  },
): Promise<void> {
  await database.query(STATEMENT, [
    of.id,
    of.email,
    of.hash,
    of.linkHash,
    of.tries,
    of.browser,
    of.network,
    of.at,
    of.expiresAt,
  ])
}
