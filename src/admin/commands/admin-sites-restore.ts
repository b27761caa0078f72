import { CliProblem } from '../../cli/cli-problem.ts'
import { restoreSite } from '../../hosting/moderation/take-down-site.ts'
import type { AdminCommand } from '../admin-command.ts'
import { NOTE, operatorHere } from '../moderation-options.ts'
import { siteHere } from '../site-here.ts'

export const adminSitesRestore: AdminCommand = {
  words: ['admin', 'sites', 'restore'],
  about: 'shows a site again that was taken down',
  arguments: ['site'],
  options: { note: NOTE },
  examples: ['burin admin sites restore my-shop'],
  needs: 'database',
  run: async ({ arguments: [name = ''], options, config, database, now }) => {
    const by = operatorHere(options)
    const slug = await siteHere(database, name, config)
    const done = await restoreSite({ database, now }, { slug, ...by })
    if (done === 'no-site') throw new CliProblem(`there is no site ${slug}`)
    const isDone = done === 'restored'
    return {
      lines: [isDone ? `Restored ${slug}.` : `${slug} was not taken down; nothing was changed.`],
      json: { slug, done: isDone },
      exitCode: 0,
    }
  },
}
