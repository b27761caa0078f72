import { listHeldNames } from '../../hosting/moderation/judge-name.ts'
import type { AdminCommand } from '../admin-command.ts'

const MOST = 1000

export const adminNamesList: AdminCommand = {
  words: ['admin', 'names', 'list'],
  about: 'lists the names of sites that wait to be looked at, the one that waits longest first, and those refused',
  arguments: [],
  options: {},
  examples: ['burin admin names list'],
  needs: 'database',
  run: async ({ database }) => {
    const names = await listHeldNames(database, MOST)
    return {
      lines:
        names.length === 0
          ? ['No name waits.']
          : names.map(({ slug, accountId, heldAt, refusedFor, brand }) =>
              [
                heldAt.toISOString(),
                slug,
                accountId,
                brand === null ? '' : `like ${brand}`,
                refusedFor === null ? 'waits' : `refused: ${refusedFor}`,
              ]
                .filter((one) => one !== '')
                .join('  '),
            ),
      json: names,
      exitCode: 0,
    }
  },
}
