import { listReports } from '../../hosting/moderation/abuse-report.ts'
import type { AdminCommand } from '../admin-command.ts'

const MOST = 1000

export const adminReportsList: AdminCommand = {
  words: ['admin', 'reports', 'list'],
  about: 'lists what visitors reported about sites and is open, the first first',
  arguments: [],
  options: {},
  examples: ['burin admin reports list'],
  needs: 'database',
  run: async ({ database }) => {
    const reports = await listReports(database, MOST)
    return {
      lines:
        reports.length === 0
          ? ['No report is open.']
          : reports.map(({ id, slug, complaint, receivedAt }) =>
              [receivedAt.toISOString(), id, slug, complaint.split('\n')[0]?.slice(0, 100)].join('  '),
            ),
      json: reports,
      exitCode: 0,
    }
  },
}
