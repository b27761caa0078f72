import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'

const INSERT_DEVICE_GRANT = `
  insert into device_grant (id, user_code_hash, client_id, network, created_at, expires_at, interval_seconds)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (user_code_hash) do nothing
  returning 1`

/** Stores a grant that waits for an answer; false when another one has this user code. */
export async function insertDeviceGrant(
  database: Queryable,
  {
    id,
    userCodeHash,
    clientId,
    network,
    at,
    expiresAt,
    intervalSeconds,
  }: {
    id: Uint8Array
    userCodeHash: Uint8Array
    clientId: string
    network: string
    at: Date
    expiresAt: Date
    intervalSeconds: number
  },
): Promise<boolean> {
  const rows = await database.query(INSERT_DEVICE_GRANT, [
    id,
    userCodeHash,
    clientId,
    network,
    at,
    expiresAt,
    intervalSeconds,
  ])
  return rows.length > 0
}

/** Whether a grant was given out to this client under this hash of its device code, and is still there. */
export async function hasDeviceGrant(
  database: Queryable,
  { id, clientId }: { id: Uint8Array; clientId: string },
): Promise<boolean> {
  const rows = await database.query('select 1 from device_grant where id = $1 and client_id = $2', [id, clientId])
  return rows.length > 0
}

export interface PendingGrant {
  readonly clientId: string
  readonly network: string
  readonly createdAt: Date
}

const PENDING_GRANT = rowForm<PendingGrant>({
  clientId: z.string(),
  network: z.string(),
  createdAt: z.date(),
})

const FIND_DEVICE_GRANT = `
  select ${PENDING_GRANT.columns()} from device_grant
  where user_code_hash = $1 and answer is null and expires_at > $2`

/** The grant with this user code that still waits for its answer. */
export async function findDeviceGrant(
  database: Queryable,
  { userCodeHash, at }: { userCodeHash: Uint8Array; at: Date },
): Promise<PendingGrant | null> {
  return await PENDING_GRANT.first(database, FIND_DEVICE_GRANT, [userCodeHash, at])
}

const ANSWER_DEVICE_GRANT = `
  update device_grant set answer = $3, account_id = $4
  where user_code_hash = $1 and answer is null and expires_at > $2
  returning 1`

/** Answers a grant that still waits; false when there is none. */
export async function answerDeviceGrant(
  database: Queryable,
  {
    userCodeHash,
    at,
    answer,
    accountId,
  }: { userCodeHash: Uint8Array; at: Date; answer: 'approved' | 'denied'; accountId: string },
): Promise<boolean> {
  return (await database.query(ANSWER_DEVICE_GRANT, [userCodeHash, at, answer, accountId])).length > 0
}

export interface LockedGrant {
  readonly clientId: string
  readonly expiresAt: Date
  readonly intervalSeconds: number
  readonly polledAt: Date | null
  readonly answer: 'approved' | 'denied' | null
  /** Whose answer it is; null when there is none yet, or its account is deleted or suspended. */
  readonly accountId: string | null
  readonly email: string | null
  readonly accountCreatedAt: Date | null
}

const LOCKED_GRANT = rowForm<LockedGrant>({
  clientId: z.string(),
  expiresAt: z.date(),
  intervalSeconds: z.number(),
  polledAt: z.date().nullable(),
  answer: z.enum(['approved', 'denied']).nullable(),
  accountId: z.string().nullable(),
  email: z.string().nullable(),
  accountCreatedAt: z.date().nullable(),
})

const LOCK_DEVICE_GRANT = `
  select client_id as "clientId", expires_at as "expiresAt", interval_seconds as "intervalSeconds",
    polled_at as "polledAt", answer, account.id as "accountId", email, account.created_at as "accountCreatedAt"
  from device_grant left join account on account.id = account_id and account.deleted_at is null
    and not exists (select from account_suspension where account_suspension.account_id = account.id)
  where device_grant.id = $1
  for update of device_grant`

/** Reads a grant, and holds it until the transaction ends. */
export async function lockDeviceGrant(within: Queryable, id: Uint8Array): Promise<LockedGrant | null> {
  return await LOCKED_GRANT.first(within, LOCK_DEVICE_GRANT, [id])
}

/** Remembers that a grant was asked for, and how long to wait until the next time. */
export async function pollDeviceGrant(
  within: Queryable,
  { id, at, intervalSeconds }: { id: Uint8Array; at: Date; intervalSeconds: number },
): Promise<void> {
  await within.query('update device_grant set polled_at = $2, interval_seconds = $3 where id = $1', [
    id,
    at,
    intervalSeconds,
  ])
}

export async function deleteDeviceGrant(within: Queryable, id: Uint8Array): Promise<void> {
  await within.query('delete from device_grant where id = $1', [id])
}

/** Rows that another process is at are left to it. */
const SWEEP_DEVICE_GRANTS = `
  delete from device_grant where id in (
    select id from device_grant where expires_at <= $1 order by expires_at limit $2 for update skip locked
  )
  returning 1`

/** Deletes up to `most` device grants that expired before `before`, and tells how many. */
export async function sweepDeviceGrants(database: Queryable, before: Date, most: number): Promise<number> {
  return (await database.query(SWEEP_DEVICE_GRANTS, [before, most])).length
}
