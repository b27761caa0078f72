import { CliProblem } from '../../cli/cli-problem.ts'
import { suspendAccount } from '../../hosting/moderation/suspend-account.ts'
import type { AdminCommand } from '../admin-command.ts'
import { findAccount } from '../find-account.ts'
import { NOTE, operatorHere, REASON, reasonOf } from '../moderation-options.ts'
import { tellOwner, WITHOUT_MAIL } from '../tell-owner.ts'

export const adminAccountsSuspend: AdminCommand = {
  words: ['admin', 'accounts', 'suspend'],
  about: 'lets an account in nowhere and takes all its sites down; nothing is deleted, and its credits stay',
  arguments: ['email'],
  options: { reason: REASON, note: NOTE, 'without-mail': WITHOUT_MAIL },
  examples: ['burin admin accounts suspend eve@example.com --reason spam'],
  needs: 'database',
  run: async (call) => {
    const {
      arguments: [name = ''],
      options,
      config,
      database,
      now,
    } = call
    const reason = reasonOf(options)
    const by = operatorHere(options)
    const { id, email } = await findAccount(database, name, config)
    if (!(await suspendAccount({ database, now }, { accountId: id, reason, ...by })))
      throw new CliProblem(`the account ${id} was deleted meanwhile`)
    const { line, isTold } = await tellOwner(call, id, { act: 'account-suspended', reason })
    return {
      lines: [`Suspended ${email} (${reason}). burin admin accounts restore ${email} lets it in again.`, line],
      json: { account: id, email, reason, told: isTold },
      exitCode: 0,
    }
  },
}
