import { CliProblem } from '../../cli/cli-problem.ts'
import { refuseName } from '../../hosting/moderation/judge-name.ts'
import type { AdminCommand } from '../admin-command.ts'
import { NOTE, operatorHere } from '../moderation-options.ts'
import { siteHere } from '../site-here.ts'

const MOST_REASON = 300

export const adminNamesRefuse: AdminCommand = {
  words: ['admin', 'names', 'refuse'],
  about: 'keeps a site from its visitors because of its name, and tells its owner why',
  arguments: ['site'],
  options: {
    reason: { value: 'TEXT', about: 'why, as a sentence that its owner reads' },
    note: NOTE,
  },
  examples: ['burin admin names refuse paypal-login --reason "This is the name of somebody else\'s sign-in page."'],
  needs: 'database',
  run: async ({ arguments: [name = ''], options, config, database, now }) => {
    const reason = options['reason']?.trim() ?? ''
    if (reason === '') throw new CliProblem('say why with --reason: a sentence that the owner of the site reads', 2)
    if (reason.length > MOST_REASON || /\p{Cc}/u.test(reason))
      throw new CliProblem(`--reason is one line of at most ${MOST_REASON} characters`, 2)
    const by = operatorHere(options)
    const slug = await siteHere(database, name, config)
    if (!(await refuseName({ database, now }, { slug, reason, ...by })))
      throw new CliProblem(`there is no site ${slug}`)
    return {
      lines: [`Refused the name ${slug}. burin admin names allow ${slug} takes that back.`],
      json: { slug, reason },
      exitCode: 0,
    }
  },
}
