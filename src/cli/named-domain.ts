import { domainToASCII } from 'node:url'
import type { HostingClient } from '../client/create-hosting-client.ts'
import type { DomainObject } from '../hosting/contract/domain-object.ts'
import { CliProblem } from './cli-problem.ts'

/** The domain of a project that a word names: its host, with its path where it has one (`example.com/docs`), or its id. A `CliProblem` where it is none, or several. */
export async function namedDomain(
  client: Pick<HostingClient, 'domains'>,
  projectId: string,
  word: string,
  signal: AbortSignal,
): Promise<DomainObject> {
  const domains = await Array.fromAsync(client.domains(projectId, { signal }))
  const { host, path } = hostAndPath(word)
  const found = domains.filter(
    (one) => one.id === word || (one.hostname === host && (path ?? one.pathPrefix) === one.pathPrefix),
  )
  const [domain, ...more] = found
  if (domain !== undefined && more.length === 0) return domain
  throw new CliProblem(
    domain === undefined
      ? `the project has no domain ${JSON.stringify(word)}; burin domains list shows those it has`
      : `${JSON.stringify(word)} may be ${found.map(domainName).join(' or ')}; say one of them`,
    1,
  )
}

/** A host and its path as one writes them: `example.com`, `example.com/docs`. */
export function domainName({ hostname, pathPrefix }: Pick<DomainObject, 'hostname' | 'pathPrefix'>): string {
  return pathPrefix === '/' ? hostname : `${hostname}${pathPrefix}`
}

/** Of `example.com/docs` the host, as DNS has it, and the path; null where none is said. */
export function hostAndPath(word: string): { readonly host: string; readonly path: string | null } {
  const plain = word.trim().replace(/^https?:\/\//i, '')
  const slash = plain.indexOf('/')
  const host = (slash === -1 ? plain : plain.slice(0, slash)).replace(/\.$/, '')
  const path = slash === -1 ? null : plain.slice(slash).replace(/\/+$/, '') || '/'
  return { host: domainToASCII(host) || host, path }
}
