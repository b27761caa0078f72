import { domainTold } from '../domain-told.ts'
import { namedDomain } from '../named-domain.ts'
import { findProject, namedSlug, PROJECT_OPTION } from '../named-project.ts'
import type { ApiCommand } from '../user-command.ts'
import { waitForDomain, WAIT_OPTIONS } from '../wait-for-domain.ts'

export const verifyDomain: ApiCommand = {
  words: ['domains', 'verify'],
  about: 'looks into DNS whether the records of a domain are there; ends with 5 where they are not yet',
  arguments: ['host'],
  options: { project: PROJECT_OPTION, ...WAIT_OPTIONS },
  examples: ['burin domains verify www.example.com', 'burin domains verify example.com/docs --wait --timeout 60'],
  needs: 'api',
  run: async (call) => {
    const {
      arguments: [word = ''],
      client,
      signal,
    } = call
    const project = await findProject(client, await namedSlug(call), signal)
    const found = await namedDomain(client, project.id, word, signal)
    const of = { project: project.id, id: found.id }
    if (call.options['wait'] !== undefined) return waitForDomain(call, found, project)
    const domain = await client.verifyDomain(of, { signal })
    const records = await client.domainRecords(of, { signal })
    const lines = domainTold({ domain, records, project }, call.terminal)
    return { lines, json: { ...domain, records }, exitCode: domain.state === 'verified' ? 0 : 5 }
  },
}
