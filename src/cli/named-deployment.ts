import type { HostingClient } from '../client/create-hosting-client.ts'
import type { DeploymentObject } from '../hosting/contract/deployment-object.ts'
import { CliProblem } from './cli-problem.ts'
import { orNoProject } from './named-project.ts'

/** All deployments of a project that are kept, newest first. */
export async function deploymentsOf(
  client: HostingClient,
  slug: string,
  signal: AbortSignal,
): Promise<readonly DeploymentObject[]> {
  return orNoProject(Array.fromAsync(client.deployments(slug, { signal })), slug)
}

/** Shorter beginnings of a label may be anything. */
const FEWEST = 4

/** The deployment that a word names: its label or the beginning of it, its id, or its address. A `CliProblem` where it is none, or several. */
export function namedDeployment(deployments: readonly DeploymentObject[], word: string): DeploymentObject {
  const name = word.trim()
  const exact = deployments.find(({ id, label, url }) => [id, label, url, `${url}/`].includes(name))
  if (exact !== undefined) return exact
  const among = name.length < FEWEST ? [] : deployments.filter(({ label }) => label.startsWith(name))
  const [found, ...more] = among
  if (found !== undefined && more.length === 0) return found
  throw new CliProblem(
    found === undefined
      ? `the project has no deployment ${JSON.stringify(name)}; burin deployments lists those that are kept`
      : `${JSON.stringify(name)} may be ${among.map(({ label }) => label).join(' or ')}; say more of it`,
    1,
  )
}
