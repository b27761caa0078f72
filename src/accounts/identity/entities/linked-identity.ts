import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import type { Account } from '../../account.ts'
import { ACCOUNT, ACCOUNT_COLUMNS } from '../../entities/account.ts'

const FIND_LINKED_ACCOUNT = `
  select ${ACCOUNT_COLUMNS}
  from linked_identity join account on account.id = linked_identity.account_id
  where issuer = $1 and subject = $2 and deleted_at is null`

/** The account of somebody as another identity provider names them; null when there is none. */
export async function findLinkedAccount(
  database: Queryable,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<Account | null> {
  return await ACCOUNT.first(database, FIND_LINKED_ACCOUNT, [issuer, subject])
}

export interface LinkedIdentity {
  readonly issuer: string
  readonly subject: string
  readonly createdAt: Date
}

const LINKED_IDENTITY = rowForm<LinkedIdentity>({
  issuer: z.string(),
  subject: z.string(),
  createdAt: z.date(),
})

const SELECT_LINKED_IDENTITIES = `
  select ${LINKED_IDENTITY.columns()} from linked_identity
  where account_id = $1 order by created_at, issuer, subject`

/** What other identity providers call the owner of an account, first links first. */
export async function selectLinkedIdentities(
  database: Queryable,
  accountId: string,
): Promise<readonly LinkedIdentity[]> {
  return await LINKED_IDENTITY.all(database, SELECT_LINKED_IDENTITIES, [accountId])
}

/** A link stands once it is made; one that leads to a deleted account may be made anew. */
const LINK_IDENTITY = `
  insert into linked_identity as held (issuer, subject, account_id, created_at) values ($1, $2, $3, $4)
  on conflict (issuer, subject) do update set account_id = excluded.account_id, created_at = excluded.created_at
  where exists (select 1 from account where id = held.account_id and deleted_at is not null)`

/** Links an account with what another identity provider calls its owner, unless that is linked already. */
export async function linkIdentity(
  database: Queryable,
  { issuer, subject, accountId, at }: { issuer: string; subject: string; accountId: string; at: Date },
): Promise<void> {
  await database.query(LINK_IDENTITY, [issuer, subject, accountId, at])
}
