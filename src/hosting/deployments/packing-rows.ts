import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import type { BlobPlace } from '../../platform/blobs/object-store.ts'
import type { BlobCoding } from '../manifest/manifest.ts'
import type { DeploymentKey } from './deployment.ts'
import type { Packable } from './pack-first.ts'

const PACKABLE = rowForm<Packable>({
  sha256: z.string(),
  object: z.string(),
  start: z.int(),
  length: z.int(),
})

/**
 * What a page waits for before it is shown. Scripts and style sheets go first: every page has them. As everywhere, contents are looked up each by
 * itself (`offset 0`).
 */
const FIRST = `
  select sha256, object, start, length from (
    select encode(sha256, 'hex') as sha256, object, start, length,
      sum(length) over (order by is_page, length, sha256) as until
    from (
      select blob.*, is_page
      from (
        select sha256, bool_and(path ~* '\\.html?$') as is_page from deployment_file
        where deployment_id = $2 and path ~* '\\.(html?|css|m?js)$' group by 1
      ) as file cross join lateral (
        select sha256, object, start, length from blob
        where account_id = $1 and sha256 = file.sha256 and coding = 'identity' and packing = 'none' offset 0
      ) as blob
      left join lateral (
        select true as is_packed from blob as form
        where account_id = $1 and form.sha256 = file.sha256 and coding = 'br' offset 0
      ) as form on true
      where is_packed is null
    ) as content
  ) as content
  where until <= $3`

/** Contents of a deployment that a page waits for and that have no packed forms, up to so many bytes together. */
export async function readFirst(
  database: Queryable,
  { accountId, deploymentId }: Pick<DeploymentKey, 'accountId' | 'deploymentId'>,
  mostBytes: number,
): Promise<readonly Packable[]> {
  return await PACKABLE.all(database, FIRST, [accountId, deploymentId, mostBytes])
}

interface Hash {
  readonly sha256: string
}

const HASH = rowForm<Hash>({ sha256: z.string() })

const LOCK_BARE = `
  select encode(blob.sha256, 'hex') as sha256 from unnest($2::text[]) with ordinality as asked (hash, at) cross join lateral (
    select sha256 from blob
    where account_id = $1 and sha256 = decode(hash, 'hex') and coding = 'identity' and packing = 'none'
    offset 0 for no key update
  ) as blob
  order by at`

const FORMS = `
  select hash as sha256 from unnest($2::text[]) as asked (hash) cross join lateral (
    select from blob where account_id = $1 and sha256 = decode(hash, 'hex') and coding = 'br' offset 0
  ) as form`

/** Which of these contents nobody has packed, and nobody will until the transaction ends. */
export async function lockBare(
  within: Queryable,
  { accountId, sha256s }: { accountId: string; sha256s: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (sha256s.length === 0) return new Set()
  const locked = await HASH.all(within, LOCK_BARE, [accountId, sha256s.toSorted()])
  // Another statement: it sees what was committed while the first one waited.
  const packed = new Set((await HASH.all(within, FORMS, [accountId, sha256s])).map(({ sha256 }) => sha256))
  return new Set(locked.map(({ sha256 }) => sha256).filter((sha256) => !packed.has(sha256)))
}

/** A content of a finalized deployment. */
export interface Unpacked extends BlobPlace {
  readonly sha256: string
  /** A path at which it lies: its kind. */
  readonly path: string
  /** The packed forms that there are. */
  readonly codings: readonly BlobCoding[]
}

const UNPACKED = rowForm<Unpacked>({
  sha256: z.string(),
  path: z.string(),
  object: z.string(),
  start: z.int(),
  length: z.int(),
  codings: z.array(z.enum(['identity', 'gzip', 'br'])),
})

/** So many contents make one pack, of so many bytes at most, but for one that is larger by itself. */
const AT_ONCE = 200
const AT_ONCE_BYTES = 16 * 1024 * 1024

const READ_UNPACKED = `
  select encode(sha256, 'hex') as sha256, path, object, start, length, (
    select coalesce(json_agg(coding), '[]') from (
      select coding from blob as form
      where account_id = $1 and form.sha256 = content.sha256 and coding in ('gzip', 'br') offset 0
    ) as form
  ) as codings
  from (
    select content.*, sum(length) over (order by length, sha256) - length as before from (
      select blob.*, path
      from (
        select decode(value, 'hex') as sha256, min(key) as path
        from manifest, json_each_text(files) where deployment_id = $2 group by 1
      ) as file cross join lateral (
        select sha256, object, start, length from blob
        where account_id = $1 and sha256 = file.sha256 and coding = 'identity' and packing = $3 offset 0
      ) as blob
      order by length, sha256 limit ${AT_ONCE}
    ) as content
  ) as content
  where before < ${AT_ONCE_BYTES}`

/** Some contents of a finalized deployment that are packed so far and no further, the smallest first. */
export async function readUnpacked(
  database: Queryable,
  { accountId, deploymentId }: Pick<DeploymentKey, 'accountId' | 'deploymentId'>,
  packing: 'none' | 'quick',
): Promise<readonly Unpacked[]> {
  return await UNPACKED.all(database, READ_UNPACKED, [accountId, deploymentId, packing])
}

/** As with `touchContents`: to insert what is there is an update that needs no plan. */
const MARK = `
  insert into blob
  select blob.* from unnest($2::text[]) as asked cross join lateral (
    select * from blob where account_id = $1 and sha256 = decode(asked, 'hex') and coding = 'identity' offset 0
  ) as blob
  where packing = $3
  on conflict (account_id, sha256, coding) do update set packing = $4 where blob.packing = $3
  returning encode(sha256, 'hex') as sha256`

/** Marks contents as packed further; gives those that were not. */
export async function markPacked(
  within: Queryable,
  { accountId, sha256s }: { accountId: string; sha256s: readonly string[] },
  [before, after]: readonly ['none' | 'quick', 'quick' | 'thorough'],
): Promise<ReadonlySet<string>> {
  const rows = await HASH.all(within, MARK, [accountId, sha256s.toSorted(), before, after])
  return new Set(rows.map(({ sha256 }) => sha256))
}
