import type { Queryable } from '../../database/database.ts'
import { listProjects } from '../projects/find-projects.ts'
import type { Project } from '../projects/project.ts'
import { DEPLOYMENT, DEPLOYMENT_COLUMNS } from './deployment.ts'
import type { Deployment } from './deployment.ts'

/** A project with all its deployments, ready to be written as JSON: times as ISO 8601 in UTC. */
export interface HostedProject extends Written<Project> {
  /** Newest first. */
  readonly deployments: readonly Written<Deployment>[]
}

/** A thing as JSON has it; the number by which it is ordered is ours. */
type Written<Thing> = { readonly [Key in Exclude<keyof Thing, 'number'>]: AsText<Thing[Key]> }
type AsText<Value> = Value extends Date ? string : Value

/** More than any quota allows. */
const MOST = 100_000

const LIST = `
  select ${DEPLOYMENT_COLUMNS} from deployment
  where account_id = $1 and exists (select from project where id = project_id and deleted_at is null)
  order by number desc`

/** All that an account hosts, newest first. */
export async function listHosted(database: Queryable, accountId: string): Promise<readonly HostedProject[]> {
  const projects = await listProjects(database, { accountId, before: null, limit: MOST })
  const deployments = Map.groupBy(await DEPLOYMENT.all(database, LIST, [accountId]), ({ projectId }) => projectId)
  return projects.map((project) => ({
    ...written(project),
    deployments: (deployments.get(project.id) ?? []).map(written),
  }))
}

function written<Thing extends Project | Deployment>(thing: Thing): Written<Thing> {
  const { number: _, ...rest } = thing
  const texts = Object.entries(rest).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value])
  return Object.fromEntries(texts) as Written<Thing>
}
