import { restoreAccount } from '../../hosting/moderation/suspend-account.ts'
import type { AdminCommand } from '../admin-command.ts'
import { findAccount } from '../find-account.ts'
import { NOTE, operatorHere } from '../moderation-options.ts'

export const adminAccountsRestore: AdminCommand = {
  words: ['admin', 'accounts', 'restore'],
  about: 'lets an account in again that was suspended, with all its sites',
  arguments: ['email'],
  options: { note: NOTE },
  examples: ['burin admin accounts restore eve@example.com'],
  needs: 'database',
  run: async ({ arguments: [name = ''], options, config, database, now }) => {
    const by = operatorHere(options)
    const { id, email } = await findAccount(database, name, config)
    const isDone = await restoreAccount({ database, now }, { accountId: id, ...by })
    return {
      lines: [isDone ? `Restored ${email}.` : `${email} was not suspended; nothing was changed.`],
      json: { account: id, email, done: isDone },
      exitCode: 0,
    }
  },
}
