import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../database.ts'
import { MIGRATION_LOCK } from '../migrate.ts'
import { PRIVILEGES } from './privileges.ts'

const TABLE = `
  create table if not exists burin_privilege (
    role text primary key,
    digest text not null
  )`

/**
 * Gives a role its `PRIVILEGES` and takes from it what it has beyond them, unless that is how it stands already. Asked for
 * by the owner of the tables, after every migration has run.
 */
export async function grantPrivileges(owner: Pick<Database, 'transaction'>, role: string): Promise<void> {
  const statements = statementsFor(pg.escapeIdentifier(role))
  const digest = createHash('sha256').update(statements.join(';')).digest('hex')
  await owner.transaction(async (within) => {
    await within.query(MIGRATION_LOCK)
    await within.query(TABLE)
    const [known] = await within.query<{ digest: string }>('select digest from burin_privilege where role = $1', [role])
    if (known?.digest === digest) return
    for (const statement of statements) await within.query(statement)
    await within.query(
      'insert into burin_privilege (role, digest) values ($1, $2) on conflict (role) do update set digest = excluded.digest',
      [role, digest],
    )
  })
}

function statementsFor(role: string): readonly string[] {
  return Object.entries(PRIVILEGES).flatMap(([table, privileges]) => [
    `revoke all on ${table} from public, ${role}`,
    `grant ${privileges} on ${table} to ${role}`,
  ])
}
