import { confirm, YES_OPTION } from '../confirm.ts'
import { domainName, namedDomain } from '../named-domain.ts'
import { findProject, namedSlug, PROJECT_OPTION } from '../named-project.ts'
import type { ApiCommand } from '../user-command.ts'

export const removeDomain: ApiCommand = {
  words: ['domains', 'remove'],
  about: 'takes a domain from a project: visitors see nothing there any more; asks first',
  arguments: ['host'],
  options: { project: PROJECT_OPTION, yes: YES_OPTION },
  examples: ['burin domains remove www.example.com', 'burin domains remove example.com/docs --yes'],
  needs: 'api',
  run: async (call) => {
    const {
      arguments: [word = ''],
      client,
      signal,
    } = call
    const project = await findProject(client, await namedSlug(call), signal)
    const domain = await namedDomain(client, project.id, word, signal)
    const name = domainName(domain)
    await confirm(call, { question: `Visitors of ${name} see ${project.slug} no more.` })
    await client.removeDomain({ project: project.id, id: domain.id }, { signal })
    const json = { id: domain.id, hostname: domain.hostname, pathPrefix: domain.pathPrefix, removed: true }
    return {
      lines: [`${name} is removed from ${project.slug}. Take its records out of your DNS too.`],
      json,
      exitCode: 0,
    }
  },
}
