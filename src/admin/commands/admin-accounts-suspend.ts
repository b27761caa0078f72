import { CliProblem } from '../../cli/cli-problem.ts'
import { suspendAccount } from '../../hosting/moderation/suspend-account.ts'
import type { AdminCommand } from '../admin-command.ts'
import { findAccount } from '../find-account.ts'
import { NOTE, operatorHere, REASON, reasonOf } from '../moderation-options.ts'

export const adminAccountsSuspend: AdminCommand = {
  words: ['admin', 'accounts', 'suspend'],
  about: 'lets an account in nowhere and takes all its sites down; nothing is deleted, and its credits stay',
  arguments: ['email'],
  options: { reason: REASON, note: NOTE },
  examples: ['burin admin accounts suspend eve@example.com --reason spam'],
  needs: 'database',
  run: async ({ arguments: [name = ''], options, config, database, now }) => {
    const reason = reasonOf(options)
    const by = operatorHere(options)
    const { id, email } = await findAccount(database, name, config)
    if (!(await suspendAccount({ database, now }, { accountId: id, reason, ...by })))
      throw new CliProblem(`the account ${id} was deleted meanwhile`)
    return {
      lines: [`Suspended ${email} (${reason}). burin admin accounts restore ${email} lets it in again.`],
      json: { account: id, email, reason },
      exitCode: 0,
    }
  },
}
