import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'

/** A file whose content the account has not sent. `received`: how many bytes of it are there, from its beginning on. */
export interface MissingFile {
  readonly path: string
  readonly sha256: string
  readonly received: number
}

export interface UploadState {
  readonly fileCount: number
  readonly totalBytes: number
  readonly missing: readonly MissingFile[]
}

const UPLOAD_STATE = rowForm<UploadState>({
  fileCount: z.int(),
  totalBytes: z.number(),
  missing: z.array(z.object({ path: z.string(), sha256: z.string(), received: z.int() })),
})

const UPSERT = `
  insert into deployment_file (deployment_id, path, sha256, size)
  select $1, path, decode(sha256, 'hex'), size
  from unnest($2::text[], $3::text[], $4::integer[]) as new (path, sha256, size)
  on conflict (deployment_id, path) do update set sha256 = excluded.sha256, size = excluded.size`

/** Enters files into a deployment; one at the same path takes the place of the one before. */
export async function upsertFiles(
  within: Queryable,
  deploymentId: string,
  files: ReadonlyMap<string, { readonly sha256: string; readonly size: number | null }>,
): Promise<void> {
  if (files.size === 0) return
  const contents = [...files.values()]
  const columns = [[...files.keys()], contents.map(({ sha256 }) => sha256), contents.map(({ size }) => size)]
  await within.query(UPSERT, [deploymentId, ...columns])
}

const STATE = `
  select count(*)::integer as "fileCount", coalesce(sum(coalesce(blob.length, file.size)), 0)::float8 as "totalBytes",
    coalesce(json_agg(json_build_object(
      'path', path, 'sha256', encode(file.sha256, 'hex'), 'received', coalesce(received, 0)
    ) order by path) filter (where blob.sha256 is null), '[]') as missing
  from deployment_file as file
  left join lateral (
    select sha256, length from blob
    where account_id = $1 and sha256 = file.sha256 and coding = 'identity' offset 0
  ) as blob on true
  left join (
    select sha256, sum(length)::integer as received from blob_piece where account_id = $1 group by sha256
  ) as piece on piece.sha256 = file.sha256
  where deployment_id = $2`

/** What a deployment that is being uploaded has, and what it waits for. */
export async function readUploadState(
  database: Queryable,
  of: { accountId: string; deploymentId: string },
): Promise<UploadState> {
  return await UPLOAD_STATE.only(database, STATE, [of.accountId, of.deploymentId])
}

const COUNTED = rowForm<{ readonly files: number; readonly bytes: number }>({ files: z.int(), bytes: z.number() })

/** Of a content of which only segments are there, they say how large it will be. */
const COUNT = `
  update deployment set file_count = counted.files, total_bytes = counted.bytes
  from (
    select count(*) as files, coalesce(sum(coalesce(blob.length, piece.size, file.size)), 0) as bytes
    from deployment_file as file
    left join lateral (
      select length from blob where account_id = $1 and sha256 = file.sha256 and coding = 'identity' offset 0
    ) as blob on true
    left join (
      select sha256, max(size) as size from blob_piece where account_id = $1 group by sha256
    ) as piece on piece.sha256 = file.sha256
    where deployment_id = $2
  ) as counted
  where id = $2 returning file_count as files, total_bytes::float8 as bytes`

/** Enters how many files a deployment has, and how large they are together, and gives both. */
export async function countFiles(
  within: Queryable,
  of: { accountId: string; deploymentId: string },
): Promise<{ readonly files: number; readonly bytes: number }> {
  return await COUNTED.only(within, COUNT, [of.accountId, of.deploymentId])
}
