import type { Command } from './command.ts'
import { adminCreditsGrant } from './commands/admin-credits-grant.ts'
import { adminCreditsShow } from './commands/admin-credits-show.ts'
import { adminCreditsTake } from './commands/admin-credits-take.ts'
import { adminDatabaseRoles } from './commands/admin-database-roles.ts'
import { adminLedgerCheck } from './commands/admin-ledger-check.ts'

/** Every command there is, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  adminCreditsGrant,
  adminCreditsTake,
  adminCreditsShow,
  adminLedgerCheck,
  adminDatabaseRoles,
]
