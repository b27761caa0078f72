import { CliProblem } from '../../cli/cli-problem.ts'
import { refuseName } from '../../hosting/moderation/judge-name.ts'
import type { AdminCommand } from '../admin-command.ts'
import { NOTE, operatorHere, sentenceOf } from '../moderation-options.ts'
import { siteHere } from '../site-here.ts'
import { tellOwnerOfSite, WITHOUT_MAIL } from '../tell-owner.ts'

export const adminNamesRefuse: AdminCommand = {
  words: ['admin', 'names', 'refuse'],
  about: 'keeps a site from its visitors because of its name, and tells its owner why',
  arguments: ['site'],
  options: {
    reason: { value: 'TEXT', about: 'why, as a sentence that its owner reads' },
    note: NOTE,
    'without-mail': WITHOUT_MAIL,
  },
  examples: ['burin admin names refuse paypal-login --reason "This is the name of somebody else\'s sign-in page."'],
  needs: 'database',
  run: async (call) => {
    const {
      arguments: [name = ''],
      options,
      config,
      database,
      now,
    } = call
    const reason = sentenceOf(options)
    if (reason === null) throw new CliProblem('say why with --reason: a sentence that the owner of the site reads', 2)
    const by = operatorHere(options)
    const slug = await siteHere(database, name, config)
    if (!(await refuseName({ database, now }, { slug, reason, ...by })))
      throw new CliProblem(`there is no site ${slug}`)
    const { line, isTold } = await tellOwnerOfSite(call, { act: 'name-refused', slug, reason })
    return {
      lines: [`Refused the name ${slug}. burin admin names allow ${slug} takes that back.`, line],
      json: { slug, reason, told: isTold },
      exitCode: 0,
    }
  },
}
