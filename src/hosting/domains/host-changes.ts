import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { SITE_CHANGES } from '../projects/site-changes.ts'

const CHANGE = `
  update domain_owner set version = version + 1, changed_at = clock_timestamp() where hostname = $1
  returning pg_notify('${SITE_CHANGES}', hostname)::text`

/** Tells every process, when the transaction commits, that visitors of a host may see something else. A host has a dot, by which it is told from a slug. */
export async function tellHostChanged(within: Queryable, hostname: string): Promise<void> {
  await within.query(CHANGE, [hostname])
}

export interface HostVersion {
  readonly hostname: string
  readonly version: bigint
}

const VERSION = rowForm<HostVersion>({ hostname: z.string(), version: z.bigint() })

const CHANGED = `
  select hostname, version from domain_owner where changed_at > clock_timestamp() - make_interval(secs => $1)`

/** The hosts that changed in the last seconds, by the database's clock. Ask for more than passed since the last time. */
export async function readChangedHosts(database: Queryable, seconds: number): Promise<readonly HostVersion[]> {
  return await VERSION.all(database, CHANGED, [seconds])
}
