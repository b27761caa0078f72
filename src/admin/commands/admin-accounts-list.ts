import { listSuspended } from '../../accounts/entities/account.ts'
import type { AdminCommand } from '../admin-command.ts'

const MOST = 1000

export const adminAccountsList: AdminCommand = {
  words: ['admin', 'accounts', 'list'],
  about: 'lists the accounts that are suspended, the last one first',
  arguments: [],
  options: {},
  examples: ['burin admin accounts list'],
  needs: 'database',
  run: async ({ database }) => {
    const accounts = await listSuspended(database, MOST)
    return {
      lines:
        accounts.length === 0
          ? ['No account is suspended.']
          : accounts.map(({ id, email, suspendedFor }) => `${id}  ${(suspendedFor ?? '').padEnd(9)}  ${email}`),
      json: accounts,
      exitCode: 0,
    }
  },
}
