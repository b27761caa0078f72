import { domainName } from '../named-domain.ts'
import { findProject, namedSlug, PROJECT_OPTION } from '../named-project.ts'
import { tableOf } from '../table.ts'
import { timeTold } from '../time-told.ts'
import type { ApiCommand } from '../user-command.ts'

const COLUMNS = [
  { head: 'DOMAIN' },
  { head: 'STATE' },
  { head: 'LOOKED AT' },
  { head: 'PROBLEM', wraps: true },
] as const

export const listDomains: ApiCommand = {
  words: ['domains', 'list'],
  about: 'lists the domains of a project',
  arguments: [],
  options: { project: PROJECT_OPTION },
  examples: ['burin domains list', 'burin domains list --project my-site --json'],
  needs: 'api',
  run: async (call) => {
    const { client, signal, now, terminal } = call
    const slug = await namedSlug(call)
    const { id } = await findProject(client, slug, signal)
    const domains = await Array.fromAsync(client.domains(id, { signal }))
    const rows = domains.map((domain) => [
      domainName(domain),
      domain.state,
      domain.lastCheckedAt === null ? 'never' : timeTold(domain.lastCheckedAt, now()),
      domain.problem ?? '',
    ])
    const none = `${slug} has no domains of its own. burin domains add www.example.com adds one.`
    return { lines: rows.length === 0 ? [none] : tableOf(COLUMNS, rows, terminal), json: domains, exitCode: 0 }
  },
}
