import type { AdminCommand } from './admin-command.ts'
import { adminBackup } from './commands/admin-backup.ts'
import { adminCreditsGrant } from './commands/admin-credits-grant.ts'
import { adminCreditsShow } from './commands/admin-credits-show.ts'
import { adminCreditsTake } from './commands/admin-credits-take.ts'
import { adminDatabaseRoles } from './commands/admin-database-roles.ts'
import { adminLedgerCheck } from './commands/admin-ledger-check.ts'
import { adminRestore } from './commands/admin-restore.ts'
import { adminSitesTakeDown } from './commands/admin-sites-take-down.ts'
import { adminSitesRestore } from './commands/admin-sites-restore.ts'
import { adminSitesList } from './commands/admin-sites-list.ts'
import { adminAccountsSuspend } from './commands/admin-accounts-suspend.ts'
import { adminAccountsRestore } from './commands/admin-accounts-restore.ts'
import { adminAccountsList } from './commands/admin-accounts-list.ts'
import { adminDomainsList } from './commands/admin-domains-list.ts'
import { adminDomainsShow } from './commands/admin-domains-show.ts'
import { adminDomainsRelease } from './commands/admin-domains-release.ts'
import { adminNamesList } from './commands/admin-names-list.ts'
import { adminNamesAllow } from './commands/admin-names-allow.ts'
import { adminNamesRefuse } from './commands/admin-names-refuse.ts'
import { adminReportsList } from './commands/admin-reports-list.ts'
import { adminReportsShow } from './commands/admin-reports-show.ts'
import { adminReportsClose } from './commands/admin-reports-close.ts'
import { adminLog } from './commands/admin-log.ts'

/** Every command for operators, in the order of the help. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [
  adminCreditsGrant,
  adminCreditsTake,
  adminCreditsShow,
  adminLedgerCheck,
  adminDatabaseRoles,
  adminBackup,
  adminRestore,
  adminSitesTakeDown,
  adminSitesRestore,
  adminSitesList,
  adminAccountsSuspend,
  adminAccountsRestore,
  adminAccountsList,
  adminDomainsList,
  adminDomainsShow,
  adminDomainsRelease,
  adminNamesList,
  adminNamesAllow,
  adminNamesRefuse,
  adminReportsList,
  adminReportsShow,
  adminReportsClose,
  adminLog,
]
