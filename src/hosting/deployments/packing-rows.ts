import type { Queryable } from '../../database/database.ts'
import type { DeploymentKey } from './deployment.ts'
import type { Packable } from './pack-contents.ts'

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
  return await database.query<Packable>(PACKABLE, [accountId, deploymentId, mostBytes])
}

/** As with `touchContents`: to insert what is there is an update that needs no plan. */
const MARK = `
  insert into blob
  select blob.* from unnest($2::text[]) as asked cross join lateral (
    select * from blob where account_id = $1 and sha256 = decode(asked, 'hex') and coding = 'identity' offset 0
  ) as blob
  on conflict (account_id, sha256, coding) do update set packing = 'quick' where blob.packing = 'none'
  returning encode(sha256, 'hex') as sha256`

/** Marks contents as packed; gives those that were not. */
export async function markPacked(
  within: Queryable,
  of: { accountId: string; sha256s: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (of.sha256s.length === 0) return new Set()
  const rows = await within.query<{ sha256: string }>(MARK, [of.accountId, of.sha256s])
  return new Set(rows.map(({ sha256 }) => sha256))
}
