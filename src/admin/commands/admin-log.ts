import { listActs } from '../../hosting/moderation/operator-act.ts'
import type { AdminCommand } from '../admin-command.ts'

const MOST = 200

export const adminLog: AdminCommand = {
  words: ['admin', 'log'],
  about: `shows the last ${MOST} things that operators did to sites and accounts: when, who, what, whom and why`,
  arguments: [],
  options: { about: { value: 'SUBJECT', about: 'only about this slug, or the id of an account' } },
  examples: ['burin admin log', 'burin admin log --about my-shop'],
  needs: 'database',
  run: async ({ options, database }) => {
    const acts = await listActs(database, { subject: options['about'] ?? null, limit: MOST })
    return {
      lines:
        acts.length === 0
          ? ['Nothing was done.']
          : acts.map(({ at, operator, act, subject, reason, note }) =>
              [at.toISOString(), operator, act, subject, reason ?? '', note ?? '']
                .filter((one) => one !== '')
                .join('  '),
            ),
      json: acts,
      exitCode: 0,
    }
  },
}
