import { CliProblem } from '../../cli/cli-problem.ts'
import { allowName } from '../../hosting/moderation/judge-name.ts'
import type { AdminCommand } from '../admin-command.ts'
import { NOTE, operatorHere } from '../moderation-options.ts'
import { siteHere } from '../site-here.ts'
import { tellOwnerOfSite, WITHOUT_MAIL } from '../tell-owner.ts'

export const adminNamesAllow: AdminCommand = {
  words: ['admin', 'names', 'allow'],
  about: 'shows a site whose name waited to be looked at, or was refused',
  arguments: ['site'],
  options: { note: NOTE, 'without-mail': WITHOUT_MAIL },
  examples: ['burin admin names allow apple-support-group --note "a self-help group in Apple, Oklahoma"'],
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
    const done = await allowName({ database, now }, { slug, ...by })
    if (done === 'no-site') throw new CliProblem(`there is no site ${slug}`)
    if (done !== 'allowed')
      return { lines: [`${slug} did not wait; nothing was changed.`], json: { slug, done: false }, exitCode: 0 }
    const { line, isTold } = await tellOwnerOfSite(call, { act: 'name-allowed', slug })
    return {
      lines: [`Allowed ${slug}: its visitors see it now.`, line],
      json: { slug, done: true, told: isTold },
      exitCode: 0,
    }
  },
}
