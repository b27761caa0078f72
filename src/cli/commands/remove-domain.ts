import { confirm, YES_OPTION } from '../confirm.ts'
import { domainName, namedDomain } from '../named-domain.ts'
import { findProject, namedSlug, PROJECT_OPTION } from '../named-project.ts'
import type { DomainObject, VerificationRecordObject } from '../../hosting/contract/domain-object.ts'
import type { ApiCall, ApiCommand } from '../user-command.ts'

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
    const of = { project: project.id, id: domain.id }
    const [records, others] = await Promise.all([client.domainRecords(of, { signal }), othersAt(call, domain)])
    await confirm(call, { question: `Visitors of ${name} see ${project.slug} no more.` })
    await client.removeDomain(of, { signal })
    const json = { id: domain.id, hostname: domain.hostname, pathPrefix: domain.pathPrefix, removed: true }
    return {
      lines: [`${name} is removed from ${project.slug}. ${whatOfDns(domain, records, others)}`],
      json,
      exitCode: 0,
    }
  },
}

/** More are asked at once than one after the other, and fewer than a service takes from one caller. */
const AT_ONCE = 8

/** What else of the account is at the host, such as `example.com/docs of my-docs`: all of it is found by the same records. */
async function othersAt({ client, signal }: ApiCall, { id, hostname }: DomainObject): Promise<readonly string[]> {
  const projects = await Array.fromAsync(client.projects({ signal }))
  const others: string[] = []
  for (let at = 0; at < projects.length; at += AT_ONCE) {
    const some = projects.slice(at, at + AT_ONCE).map(async ({ id: projectId, slug }) => {
      const domains = await Array.fromAsync(client.domains(projectId, { signal }))
      const there = domains.filter((one) => one.hostname === hostname && one.id !== id)
      return there.map((one) => `${domainName(one)} of ${slug}`)
    })
    // oxlint-disable-next-line no-await-in-loop -- some after the others.
    others.push(...(await Promise.all(some)).flat())
  }
  return others
}

function whatOfDns(
  { hostname }: DomainObject,
  records: readonly VerificationRecordObject[],
  others: readonly string[],
): string {
  if (others.length > 0) return `Leave its records in your DNS: ${others.join(', ')} needs them.`
  const [challenge] = records.filter(({ purpose }) => purpose === 'ownership').map(({ name }) => `${name} and `)
  return `Take its records out of your DNS too: those at ${challenge ?? ''}${hostname} that lead here.`
}
