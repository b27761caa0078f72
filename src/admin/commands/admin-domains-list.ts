import { CliProblem } from '../../cli/cli-problem.ts'
import { tableOf } from '../../cli/table.ts'
import { timeTold } from '../../cli/time-told.ts'
import type { DomainState } from '../../hosting/domains/domain.ts'
import { listHosts } from '../../hosting/domains/find-hosts.ts'
import type { AdminCommand } from '../admin-command.ts'
import { findAccount } from '../find-account.ts'

const MOST = 1000
const STATES: readonly DomainState[] = ['pending', 'verified', 'lost']

const COLUMNS = [
  { head: 'HOST' },
  { head: 'STATE' },
  { head: 'SHOWS' },
  { head: 'SITE' },
  { head: 'ACCOUNT' },
  { head: 'LOOKED AT' },
  { head: 'ADDED' },
  { head: 'PROBLEM', mayCut: true },
] as const

export const adminDomainsList: AdminCommand = {
  words: ['admin', 'domains', 'list'],
  about: 'lists the custom domains of everybody by name: state, what visitors see there, whose they are',
  arguments: [],
  options: {
    account: { value: 'EMAIL', about: 'only those of this account' },
    state: { value: 'STATE', about: `only those that are ${STATES.join(', ')}` },
  },
  examples: ['burin admin domains list --state lost', 'burin admin domains list --account eve@example.com --json'],
  needs: 'database',
  run: async ({ options, config, database, now, terminal }) => {
    const account = options['account'] === undefined ? null : await findAccount(database, options['account'], config)
    const state = STATES.find((one) => one === options['state']) ?? null
    if (options['state'] !== undefined && state === null)
      throw new CliProblem(`--state is one of ${STATES.join(', ')}`, 2)
    const meant = { accountId: account?.id ?? null, state, at: new Date(now()), limit: MOST }
    const hosts = await listHosts(database, meant)
    const told = (at: Date | null): string => (at === null ? 'never' : timeTold(at.toISOString(), now()))
    const rows = hosts.map((host) => [
      `${host.hostname}${host.pathPrefix === '/' ? '' : host.pathPrefix}`,
      host.state,
      host.shows,
      host.slug,
      host.email ?? host.accountId,
      told(host.lastCheckedAt),
      told(host.createdAt),
      host.problem ?? '',
    ])
    const more = hosts.length === MOST ? [`These are the first ${MOST}; there may be more.`] : []
    return {
      lines: hosts.length === 0 ? ['There is no such domain.'] : [...tableOf(COLUMNS, rows, terminal), ...more],
      json: hosts,
      exitCode: 0,
    }
  },
}
