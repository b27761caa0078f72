import { addCredits } from '../../accounts/credits/add-credits.ts'
import { readBalance } from '../../accounts/credits/read-balance.ts'
import { randomText } from '../../platform/random-text.ts'
import { amountOf } from '../amount-of.ts'
import { wholeNumberOf } from '../../cli/whole-number-of.ts'
import type { AdminCommand } from '../admin-command.ts'
import { CliProblem } from '../../cli/cli-problem.ts'
import { findAccount } from '../find-account.ts'
import { recordAct } from '../../hosting/moderation/operator-act.ts'
import { operatorHere } from '../moderation-options.ts'
import { findGrant } from '../../accounts/credits/entities/transfer.ts'

const DAY_MS = 86_400_000
const MOST_DAYS = 36_500

export const adminCreditsGrant: AdminCommand = {
  words: ['admin', 'credits', 'grant'],
  about: 'gives an account credits',
  arguments: ['email', 'amount'],
  options: {
    note: { value: 'TEXT', about: 'what for; the account sees it' },
    expires: { value: 'DAYS', about: 'what is left of them goes after so many days; without it they stay' },
    ref: { value: 'TEXT', about: 'a name for this grant: the same one again gives nothing more' },
  },
  examples: [
    'burin admin credits grant ada@example.com 100 --note welcome',
    'burin admin credits grant ada@example.com 5 --expires 30 --ref may-gift',
  ],
  needs: 'database',
  run: async ({ arguments: [name = '', amount = ''], options, config, database, now, random }) => {
    const credits = amountOf(amount)
    const days = options['expires'] === undefined ? null : wholeNumberOf('--expires', options['expires'], MOST_DAYS)
    const account = await findAccount(database, name, config)
    const at = new Date(now())
    const expiresAt = days === null ? null : new Date(at.getTime() + days * DAY_MS)
    const ref = options['ref'] ?? `cli_${randomText(random, 24)}`
    const order = { accountId: account.id, kind: 'grant', credits, ref, at, expiresAt } as const
    const by = operatorHere(options)
    const { kind } = await database.transaction(async (within) => {
      const added = await addCredits(within, { ...order, note: options['note'] ?? null })
      const whom = { subject: account.id, accountId: account.id }
      if (added.kind === 'added')
        await recordAct(within, { ...by, at, act: 'credits-granted', ...whom, reason: `${credits} credits (${ref})` })
      return added
    })
    const { available } = await readBalance(database, account.id, at)
    const done = `Gave ${account.email} ${credits} credits${expiresAt === null ? '' : `, until ${expiresAt.toISOString()}`}.`
    const before = kind === 'added' ? null : await findGrant(database, ref)
    if (before !== null && (before.accountId !== account.id || before.credits !== credits))
      throw new CliProblem(
        `the reference ${ref} is that of another grant: ${before.credits} credits for the account ${before.accountId}; choose another reference`,
      )
    const again = `Nothing given: this very grant, with the reference ${ref}, was made before.`
    return {
      lines: [`${kind === 'added' ? done : again} ${account.email} has ${available} available.`],
      json: { account: account.id, email: account.email, ref, done: kind === 'added', credits, expiresAt, available },
      exitCode: 0,
    }
  },
}
