import { restoreAccount } from '../../hosting/moderation/suspend-account.ts'
import type { AdminCommand } from '../admin-command.ts'
import { findAccount } from '../find-account.ts'
import { NOTE, operatorHere } from '../moderation-options.ts'
import { tellOwner, WITHOUT_MAIL } from '../tell-owner.ts'

export const adminAccountsRestore: AdminCommand = {
  words: ['admin', 'accounts', 'restore'],
  about: 'lets an account in again that was suspended, with all its sites',
  arguments: ['email'],
  options: { note: NOTE, 'without-mail': WITHOUT_MAIL },
  examples: ['burin admin accounts restore eve@example.com'],
  needs: 'database',
  run: async (call) => {
    const {
      arguments: [name = ''],
      options,
      config,
      database,
      now,
    } = call
    const by = operatorHere(options)
    const { id, email } = await findAccount(database, name, config)
    const json = { account: id, email }
    if (!(await restoreAccount({ database, now }, { accountId: id, ...by }))) {
      const lines = [`${email} was not suspended; nothing was changed.`]
      return { lines, json: { ...json, done: false }, exitCode: 0 }
    }
    const { line, isTold } = await tellOwner(call, id, { act: 'account-restored' })
    return { lines: [`Restored ${email}.`, line], json: { ...json, done: true, told: isTold }, exitCode: 0 }
  },
}
