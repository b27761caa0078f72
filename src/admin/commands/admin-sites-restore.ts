import { CliProblem } from '../../cli/cli-problem.ts'
import { restoreSite } from '../../hosting/moderation/take-down-site.ts'
import type { AdminCommand } from '../admin-command.ts'
import { NOTE, operatorHere } from '../moderation-options.ts'
import { siteHere } from '../site-here.ts'
import { tellOwnerOfSite, WITHOUT_MAIL } from '../tell-owner.ts'

export const adminSitesRestore: AdminCommand = {
  words: ['admin', 'sites', 'restore'],
  about: 'shows a site again that was taken down',
  arguments: ['site'],
  options: { note: NOTE, 'without-mail': WITHOUT_MAIL },
  examples: ['burin admin sites restore my-shop'],
  needs: 'database',
  run: async (call) => {
    const {
      arguments: [name = ''],
      options,
      config,
      database,
      now,
    } = call
    const by = operatorHere(options)
    const slug = await siteHere(database, name, config)
    const done = await restoreSite({ database, now }, { slug, ...by })
    if (done === 'no-site') throw new CliProblem(`there is no site ${slug}`)
    if (done !== 'restored')
      return { lines: [`${slug} was not taken down; nothing was changed.`], json: { slug, done: false }, exitCode: 0 }
    const { line, isTold } = await tellOwnerOfSite(call, { act: 'site-restored', slug })
    return { lines: [`Restored ${slug}.`, line], json: { slug, done: true, told: isTold }, exitCode: 0 }
  },
}
