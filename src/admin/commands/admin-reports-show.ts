import { CliProblem } from '../../cli/cli-problem.ts'
import { findReport } from '../../hosting/moderation/abuse-report.ts'
import type { AdminCommand } from '../admin-command.ts'

export const adminReportsShow: AdminCommand = {
  words: ['admin', 'reports', 'show'],
  about: 'shows a report: what a visitor said, about which page, and where an answer is wanted',
  arguments: ['report'],
  options: {},
  examples: ['burin admin reports show rep_…'],
  needs: 'database',
  run: async ({ arguments: [id = ''], database }) => {
    const report = await findReport(database, id)
    if (report === null)
      throw new CliProblem(`there is no report ${id}; burin admin reports list has those that are open`)
    const { slug, host, page, complaint, replyTo, network, receivedAt, closedAt } = report
    return {
      lines: [
        `Site      ${slug}, seen at ${host}`,
        ...(page === null ? [] : [`Page      ${page}`]),
        `Received  ${receivedAt.toISOString()} from ${network}`,
        ...(closedAt === null ? [] : [`Closed    ${closedAt.toISOString()}`]),
        ...(replyTo === null ? [] : [`Answer to ${replyTo}`]),
        '',
        ...complaint.split('\n'),
      ],
      json: report,
      exitCode: 0,
    }
  },
}
