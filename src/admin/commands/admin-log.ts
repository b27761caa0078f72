import { tableOf } from '../../cli/table.ts'
import { listActs } from '../../hosting/moderation/operator-act.ts'
import type { AdminCommand } from '../admin-command.ts'
import { findAccount } from '../find-account.ts'
import { momentGiven } from '../moment-given.ts'

const MOST = 1000

const COLUMNS = [
  { head: 'WHEN' },
  { head: 'WHO' },
  { head: 'WHAT' },
  { head: 'WHOM' },
  { head: 'ACCOUNT' },
  { head: 'WHY', mayCut: true },
  { head: 'NOTE', mayCut: true },
] as const

export const adminLog: AdminCommand = {
  words: ['admin', 'log'],
  about: 'shows what operators did to sites, domains and accounts, the last first: when, who, what, whom and why',
  arguments: [],
  options: {
    about: { value: 'SUBJECT', about: 'only about this slug, domain, or the id of an account or a report' },
    account: { value: 'EMAIL', about: 'only about this account, its sites, its domains and reports about them' },
    since: { value: 'TIME', about: 'only since then: 2026-11-22, 2026-11-22T08:00Z, or 90m, 12h, 7d ago' },
  },
  examples: [
    'burin admin log',
    'burin admin log --about my-shop',
    'burin admin log --account eve@example.com --since 7d',
  ],
  needs: 'database',
  run: async ({ options, config, database, now, terminal }) => {
    const since = options['since'] === undefined ? null : momentGiven('--since', options['since'], now())
    const { account = null } = options
    // What was done to an account is there when the account is not any more.
    const isId = account === null || account.startsWith('acc_')
    const accountId = isId ? account : (await findAccount(database, account, config)).id
    const meant = { subject: options['about'] ?? null, accountId, since }
    const acts = await listActs(database, { ...meant, limit: MOST })
    const rows = acts.map(({ at, operator, act, subject, accountId, reason, note }) => [
      at.toISOString(),
      operator,
      act,
      subject,
      accountId === subject ? '' : (accountId ?? ''),
      reason ?? '',
      note ?? '',
    ])
    const more = acts.length === MOST ? [`These are the last ${MOST}; there may be more.`] : []
    return {
      lines: acts.length === 0 ? ['Nothing was done.'] : [...tableOf(COLUMNS, rows, terminal), ...more],
      json: acts,
      exitCode: 0,
    }
  },
}
