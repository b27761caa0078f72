import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import type { DeploymentKey } from './deployment.ts'
import type { Packable } from './pack-contents.ts'

const PACKABLE_ROW = rowForm<Packable>({
  sha256: z.string(),
  path: z.string(),
  object: z.string(),
  start: z.int(),
  length: z.int(),
})

const PACKABLE = `
  select sha256, path, object, start, length from (
    select encode(sha256, 'hex') as sha256, path, object, start, length,
      sum(length) over (order by length, sha256) as until
    from (
      select distinct on (blob.sha256) blob.sha256, path, object, start, length
      from deployment_file as file cross join lateral (
        select * from blob where account_id = $1 and sha256 = file.sha256 and coding = 'identity' offset 0
      ) as blob
      where deployment_id = $2 and packing = 'none' order by blob.sha256, path
    ) as content
  ) as content
  where until <= $3`

/** Contents of a deployment for which nobody has tried to make packed forms: the smallest first, up to so many bytes together. */
export async function readPackable(
  database: Queryable,
  { accountId, deploymentId }: Pick<DeploymentKey, 'accountId' | 'deploymentId'>,
  mostBytes: number,
): Promise<readonly Packable[]> {
  return await PACKABLE_ROW.all(database, PACKABLE, [accountId, deploymentId, mostBytes])
}

/** As with `touchContents`: to insert what is there is an update that needs no plan. */
const MARK = `
  insert into blob
  select blob.* from (select distinct sha256 from deployment_file where deployment_id = $2) as file cross join lateral (
    select * from blob where account_id = $1 and sha256 = file.sha256 and coding = 'identity' offset 0
  ) as blob
  where packing = 'none'
  on conflict (account_id, sha256, coding) do update set packing = 'quick' where blob.packing = 'none'
  returning encode(sha256, 'hex') as sha256`

interface Hash {
  readonly sha256: string
}

const HASH = rowForm<Hash>({ sha256: z.string() })

/** Marks the contents of a deployment as packed quickly; gives those that were not. What was too much for that is packed by a later sweep. */
export async function markPacked(
  within: Queryable,
  { accountId, deploymentId }: Pick<DeploymentKey, 'accountId' | 'deploymentId'>,
): Promise<ReadonlySet<string>> {
  const rows = await HASH.all(within, MARK, [accountId, deploymentId])
  return new Set(rows.map(({ sha256 }) => sha256))
}
