import { domainToASCII } from 'node:url'
import { CliProblem } from '../../cli/cli-problem.ts'
import { oneLine } from '../../cli/table.ts'
import { findHost } from '../../hosting/domains/find-hosts.ts'
import type { AddedHost, HostOwner } from '../../hosting/domains/find-hosts.ts'
import { hostMeant } from '../../hosting/moderation/slug-meant.ts'
import type { AdminCommand } from '../admin-command.ts'

export const adminDomainsShow: AdminCommand = {
  words: ['admin', 'domains', 'show'],
  about: 'shows who has a custom domain, which sites are at which path of it, and what the last look into DNS said',
  arguments: ['host'],
  options: {},
  examples: ['burin admin domains show shop.example.com'],
  needs: 'database',
  run: async ({ arguments: [name = ''], database, now }) => {
    const hostname = domainToASCII(hostMeant(name))
    const found = await findHost(database, hostname, new Date(now()))
    if (found === null) throw new CliProblem(`nobody has ${JSON.stringify(hostMeant(name))}, and nobody added it`)
    const { owner, added } = found
    return {
      lines: [`${hostname} ${ownerTold(owner)}`, ...added.flatMap((one) => ['', ...addedTold(one)])],
      json: found,
      exitCode: 0,
    }
  },
}

function ownerTold(owner: HostOwner | null): string {
  if (owner === null) return 'is nobody’s yet: nobody has shown that it is theirs.'
  const { accountId, email, heldUntil } = owner
  const whom = accountTold({ accountId, email })
  return heldUntil === null ? `is ${whom}’s.` : `is held back for ${whom} until ${heldUntil.toISOString()}.`
}

function addedTold(host: AddedHost): string[] {
  const { pathPrefix, slug, state, shows, verifiedAt, lostSince, lastCheckedAt, nextCheckAt, problem, createdAt } = host
  const line = (head: string, text: string): string => `${head.padEnd(10)}${text}`
  return [
    line('Path', pathPrefix),
    line('Site', `${slug} of ${accountTold(host)}`),
    line('State', `${state}${since(state === 'lost' ? lostSince : verifiedAt)}`),
    line('Shows', shows),
    line('Looked at', `${lastCheckedAt?.toISOString() ?? 'never'}; next ${nextCheckAt?.toISOString() ?? 'never'}`),
    line('Added', createdAt.toISOString()),
    ...(problem === null ? [] : [line('Problem', oneLine(problem))]),
  ]
}

function since(at: Date | null): string {
  return at === null ? '' : ` since ${at.toISOString()}`
}

function accountTold({ accountId, email }: Pick<HostOwner, 'accountId' | 'email'>): string {
  return email === null ? `${accountId} (deleted)` : `${email} (${accountId})`
}
