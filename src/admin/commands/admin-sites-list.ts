import { listTakenDown } from '../../hosting/moderation/take-down-site.ts'
import type { AdminCommand } from '../admin-command.ts'

const MOST = 1000

export const adminSitesList: AdminCommand = {
  words: ['admin', 'sites', 'list'],
  about: 'lists the sites that are taken down, the last one first',
  arguments: [],
  options: {},
  examples: ['burin admin sites list --json'],
  needs: 'database',
  run: async ({ database }) => {
    const sites = await listTakenDown(database, MOST)
    return {
      lines:
        sites.length === 0
          ? ['No site is taken down.']
          : sites.map(({ slug, accountId, takenDownAt, takenDownFor, isDeleted }) =>
              [takenDownAt.toISOString(), takenDownFor.padEnd(9), slug, accountId, isDeleted ? 'deleted' : '']
                .join('  ')
                .trimEnd(),
            ),
      json: sites,
      exitCode: 0,
    }
  },
}
