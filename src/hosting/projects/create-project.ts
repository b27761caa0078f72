import { z } from 'zod'
import { rowForm } from '../../database/row-form.ts'
import { randomText } from '../../platform/random-text.ts'
import { lockUsage } from './account-usage.ts'
import { imitatedBrand } from './imitated-brand.ts'
import { PROJECT, PROJECT_COLUMNS } from './project.ts'
import type { HostingDeps, Project } from './project.ts'
import { quotaReached } from './quotas.ts'
import type { QuotaReached } from './quotas.ts'
import { slugProblem } from './slug-problem.ts'

export interface NewProject {
  readonly accountId: string
  readonly slug: string
  readonly name: string
  readonly description: string | null
}

export type CreatedProject =
  /** `heldAt` of the project is set when its name imitates that of somebody known: visitors see nothing of it until an operator has looked. */
  | { readonly kind: 'created'; readonly project: Project }
  | { readonly kind: 'bad-slug'; readonly problem: string }
  /** Somebody has it, or had it less than 90 days ago. */
  | { readonly kind: 'slug-taken' }
  | QuotaReached

interface Counted {
  readonly count: bigint
}

const COUNTED = rowForm<Counted>({ count: z.bigint() })

const COUNT = 'select count(*) from project where account_id = $1 and deleted_at is null'

/**
 * A deleted project of the same account does not keep its name from it, unless operators took it down or refused the name: it would be up again,
 * or wait again. An id is nobody's slug.
 */
const FREE_OWN =
  'update project set slug = id where slug = $1 and account_id = $2 and deleted_at is not null and taken_down_at is null and refused_for is null'

const INSERT = `
  insert into project (id, account_id, slug, name, description, created_at, updated_at, held_at)
  values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict (slug) do nothing
  returning ${PROJECT_COLUMNS.replace('deployment_id', 'null')}`

/** `allowed`: how many projects the account may have. */
export async function createProject(
  { database, now, random }: HostingDeps,
  { accountId, slug, name, description }: NewProject,
  allowed: number,
): Promise<CreatedProject> {
  const problem = slugProblem(slug)
  if (problem !== null) return { kind: 'bad-slug', problem }
  return await database.transaction(async (within) => {
    await lockUsage(within, accountId)
    const used = Number((await COUNTED.only(within, COUNT, [accountId])).count)
    if (used >= allowed) return quotaReached('projects', { used, allowed })
    await within.query(FREE_OWN, [slug, accountId])
    const id = `prj_${randomText(random, 24)}`
    const at = new Date(now())
    const values = [id, accountId, slug, name, description, at, imitatedBrand(slug) === null ? null : at]
    const project = await PROJECT.first(within, INSERT, values)
    return project === null ? { kind: 'slug-taken' } : { kind: 'created', project }
  })
}
