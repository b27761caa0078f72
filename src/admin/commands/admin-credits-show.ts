import { listTransfers } from '../../accounts/credits/list-transfers.ts'
import { readBalance } from '../../accounts/credits/read-balance.ts'
import type { AdminCommand } from '../admin-command.ts'
import { findAccount } from '../find-account.ts'

const LATEST = 10

export const adminCreditsShow: AdminCommand = {
  words: ['admin', 'credits', 'show'],
  about: 'shows what an account has, and what happened to it last',
  arguments: ['email'],
  options: {},
  examples: ['burin admin credits show ada@example.com'],
  needs: 'database',
  run: async ({ arguments: [name = ''], config, database, now }) => {
    const account = await findAccount(database, name, config)
    const balance = await readBalance(database, account.id, new Date(now()))
    const span = { from: null, to: null, before: null, limit: LATEST }
    const transfers = await listTransfers(database, { accountId: account.id, kinds: null, ...span })
    const { available, held, nextExpiry, usage } = balance
    return {
      lines: [
        `${account.email} (${account.id})`,
        `available  ${available}`,
        `held       ${held}`,
        ...(nextExpiry === null ? [] : [`expires    ${nextExpiry.credits} at ${nextExpiry.at.toISOString()}`]),
        ...(usage === null
          ? []
          : [`by month   ${usage.isOn ? 'on' : 'off'}, ${usage.units} of ${usage.capUnits} units in ${usage.month}`]),
        ...transfers.map(({ at, kind, credits, keyName, note }) =>
          [at.toISOString(), kind.padEnd(13), `${credits}`.padStart(8), keyName ?? '', note ?? ''].join('  ').trimEnd(),
        ),
      ],
      json: { account: account.id, email: account.email, ...balance, transfers },
      exitCode: 0,
    }
  },
}
