import { CliProblem } from '../../cli/cli-problem.ts'
import { takeDownSite } from '../../hosting/moderation/take-down-site.ts'
import type { AdminCommand } from '../admin-command.ts'
import { NOTE, operatorHere, REASON, reasonOf } from '../moderation-options.ts'
import { siteHere } from '../site-here.ts'
import { tellOwnerOfSite, WITHOUT_MAIL } from '../tell-owner.ts'

export const adminSitesTakeDown: AdminCommand = {
  words: ['admin', 'sites', 'take-down'],
  about: 'has a site and all its deployments answer 451, in every process at once',
  arguments: ['site'],
  options: { reason: REASON, note: NOTE, 'without-mail': WITHOUT_MAIL },
  examples: ['burin admin sites take-down my-bank-login --reason phishing --note "mail of the bank, 22 November"'],
  needs: 'database',
  run: async (call) => {
    const {
      arguments: [name = ''],
      options,
      config,
      database,
      now,
    } = call
    const reason = reasonOf(options)
    const by = operatorHere(options)
    const slug = await siteHere(database, name, config)
    if (!(await takeDownSite({ database, now }, { slug, reason, ...by })))
      throw new CliProblem(`there is no site ${slug}`)
    const { line, isTold } = await tellOwnerOfSite(call, { act: 'site-taken-down', slug, reason })
    return {
      lines: [`Took down ${slug} (${reason}). burin admin sites restore ${slug} shows it again.`, line],
      json: { slug, reason, told: isTold },
      exitCode: 0,
    }
  },
}
