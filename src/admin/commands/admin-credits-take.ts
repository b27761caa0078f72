import { readBalance } from '../../accounts/credits/read-balance.ts'
import { takeBackCredits } from '../../accounts/credits/take-back-credits.ts'
import { randomText } from '../../platform/random-text.ts'
import { amountOf } from '../amount-of.ts'
import type { AdminCommand } from '../admin-command.ts'
import { recordAct } from '../../hosting/moderation/operator-act.ts'
import { findAccount } from '../find-account.ts'
import { operatorHere } from '../moderation-options.ts'

export const adminCreditsTake: AdminCommand = {
  words: ['admin', 'credits', 'take'],
  about: 'takes credits back from an account, as many as it still has',
  arguments: ['email', 'amount'],
  options: {
    note: { value: 'TEXT', about: 'why; the account sees it' },
    ref: { value: 'TEXT', about: 'a name for this: the same one again takes nothing more' },
  },
  examples: ['burin admin credits take ada@example.com 30'],
  needs: 'database',
  run: async ({ arguments: [name = '', amount = ''], options, config, database, now, random }) => {
    const asked = amountOf(amount)
    const account = await findAccount(database, name, config)
    const at = new Date(now())
    const ref = options['ref'] ?? `cli_${randomText(random, 24)}`
    const order = { accountId: account.id, credits: asked, ref, at, note: options['note'] ?? null }
    const by = operatorHere(options)
    const result = await database.transaction(async (within) => {
      const done = await takeBackCredits(within, order)
      const whom = { subject: account.id, accountId: account.id }
      if (done.kind === 'taken' && done.credits > 0n)
        await recordAct(within, {
          ...by,
          at,
          act: 'credits-taken',
          ...whom,
          reason: `${done.credits} credits (${ref})`,
        })
      return done
    })
    const { available } = await readBalance(database, account.id, at)
    const taken = result.kind === 'taken' ? result.credits : 0n
    const done = `Took ${taken} credits from ${account.email}${taken < asked ? `, of ${asked}: no more were available` : ''}.`
    const again = `Nothing taken: the reference ${ref} took credits before.`
    return {
      lines: [`${result.kind === 'taken' ? done : again} ${account.email} has ${available} available.`],
      json: { account: account.id, email: account.email, ref, done: result.kind === 'taken', taken, available },
      exitCode: 0,
    }
  },
}
