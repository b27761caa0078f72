import { commandTold } from '../command-told.ts'
import { domainTold } from '../domain-told.ts'
import { domainName, hostAndPath } from '../named-domain.ts'
import { findProject, namedSlug, PROJECT_OPTION } from '../named-project.ts'
import type { ApiCommand } from '../user-command.ts'
import { waitForDomain, WAIT_OPTIONS } from '../wait-for-domain.ts'

export const addDomain: ApiCommand = {
  words: ['domains', 'add'],
  about: 'adds a domain of yours to a project, and says which records to write into DNS',
  arguments: ['host'],
  options: { project: PROJECT_OPTION, ...WAIT_OPTIONS },
  examples: ['burin domains add www.example.com', 'burin domains add example.com/docs --wait'],
  needs: 'api',
  run: async (call) => {
    const {
      arguments: [word = ''],
      client,
      signal,
    } = call
    const project = await findProject(client, await namedSlug(call), signal)
    const { host: hostname, path } = hostAndPath(word)
    const creation = { hostname, ...(path === null ? {} : { pathPrefix: path }) }
    const domain = await client.addDomain(project.id, creation, { signal })
    if (call.options['wait'] !== undefined) return waitForDomain(call, domain, project)
    const records = await client.domainRecords({ project: project.id, id: domain.id }, { signal })
    const told = domainTold({ domain, records, project }, call.terminal)
    const lines = [...told, '', 'Then:', commandTold(call, `domains verify ${domainName(domain)} --wait`)]
    return { lines, json: { ...domain, records }, exitCode: 0 }
  },
}
