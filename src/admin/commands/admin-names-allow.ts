import { CliProblem } from '../../cli/cli-problem.ts'
import { allowName } from '../../hosting/moderation/judge-name.ts'
import type { AdminCommand } from '../admin-command.ts'
import { NOTE, operatorHere } from '../moderation-options.ts'
import { siteHere } from '../site-here.ts'

export const adminNamesAllow: AdminCommand = {
  words: ['admin', 'names', 'allow'],
  about: 'shows a site whose name waited to be looked at, or was refused',
  arguments: ['site'],
  options: { note: NOTE },
  examples: ['burin admin names allow apple-support-group --note "a self-help group in Apple, Oklahoma"'],
  needs: 'database',
  run: async ({ arguments: [name = ''], options, config, database, now }) => {
    const by = operatorHere(options)
    const slug = await siteHere(database, name, config)
    const done = await allowName({ database, now }, { slug, ...by })
    if (done === 'no-site') throw new CliProblem(`there is no site ${slug}`)
    const isDone = done === 'allowed'
    return {
      lines: [isDone ? `Allowed ${slug}: its visitors see it now.` : `${slug} did not wait; nothing was changed.`],
      json: { slug, done: isDone },
      exitCode: 0,
    }
  },
}
