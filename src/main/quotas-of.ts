import type { Account } from '../accounts/account.ts'
import type { Config } from '../config/config.ts'
import type { Quotas } from '../hosting/projects/quotas.ts'

const MIB = 1024 * 1024
const WEEK_MS = 7 * 86_400_000

/** What an account may use of hosting at this moment, whichever way it asks: a new one has fewer projects. */
export function quotasOf({ quotas }: Config, { createdAt }: Pick<Account, 'createdAt'>, nowMs: number): Quotas {
  return {
    projects: nowMs - createdAt.getTime() < WEEK_MS ? quotas.projectsOfNew : quotas.projects,
    deploymentsADay: quotas.deploymentsADay,
    domainsOfProject: quotas.domainsOfProject,
    storedBytes: quotas.storedMib * MIB,
  }
}
