import { CliProblem } from '../../cli/cli-problem.ts'
import { closeReport } from '../../hosting/moderation/abuse-report.ts'
import type { AdminCommand } from '../admin-command.ts'
import { NOTE, operatorHere } from '../moderation-options.ts'

export const adminReportsClose: AdminCommand = {
  words: ['admin', 'reports', 'close'],
  about: 'says that a report needs nothing more',
  arguments: ['report'],
  options: { note: NOTE },
  examples: ['burin admin reports close rep_… --note "taken down"'],
  needs: 'database',
  run: async ({ arguments: [id = ''], options, database, now }) => {
    if (!(await closeReport({ database, now }, { id, ...operatorHere(options) })))
      throw new CliProblem(`there is no open report ${id}; burin admin reports list has those that are`)
    return { lines: [`Closed ${id}.`], json: { id }, exitCode: 0 }
  },
}
