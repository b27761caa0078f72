import { domainToASCII } from 'node:url'
import { CliProblem } from '../../cli/cli-problem.ts'
import { releaseDomain } from '../../hosting/moderation/release-domain.ts'
import { hostMeant } from '../../hosting/moderation/slug-meant.ts'
import type { AdminCommand } from '../admin-command.ts'
import { NOTE, operatorHere, sentenceOf } from '../moderation-options.ts'
import { tellOwner, WITHOUT_MAIL } from '../tell-owner.ts'

export const adminDomainsRelease: AdminCommand = {
  words: ['admin', 'domains', 'release'],
  about: 'takes a custom domain from the account that has it, so that its new owner can add it at once',
  arguments: ['host'],
  options: {
    reason: { value: 'TEXT', about: 'why, as a sentence that whoever had it reads' },
    note: NOTE,
    'without-mail': WITHOUT_MAIL,
  },
  examples: ['burin admin domains release shop.example.com --note "sold; mail of the new owner, 22 November"'],
  needs: 'database',
  run: async (call) => {
    const {
      arguments: [name = ''],
      options,
      database,
      now,
    } = call
    const reason = sentenceOf(options)
    const by = operatorHere(options)
    const hostname = domainToASCII(hostMeant(name))
    const released = await releaseDomain({ database, now }, { hostname, reason, ...by })
    if (released === null)
      throw new CliProblem(`no account has ${JSON.stringify(hostMeant(name))}, and it is held back for none`)
    const { accountId, removed } = released
    const from = removed === 0 ? 'it was held back' : 'visitors see nothing there now'
    const { line, isTold } = await tellOwner(call, accountId, { act: 'domain-released', hostname, removed, reason })
    return {
      lines: [
        `Released ${hostname} from ${accountId}: ${from}. Whoever shows by DNS that it is theirs has it at once.`,
        line,
      ],
      json: { hostname, accountId, removed, told: isTold },
      exitCode: 0,
    }
  },
}
