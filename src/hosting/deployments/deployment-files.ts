import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { UPLOAD_LIMITS } from './upload-limits.ts'

/** A file whose content the account has not sent. `received`: how many bytes of it are there, from its beginning on. */
export interface MissingFile {
  readonly path: string
  readonly sha256: string
  readonly received: number
}

export interface UploadState {
  readonly fileCount: number
  readonly totalBytes: number
  /** How many contents of files are missing, of which `missing` lists those that come first by their paths. */
  readonly missingCount: number
  readonly missing: readonly MissingFile[]
}

const UPLOAD_STATE = rowForm<UploadState>({
  fileCount: z.int(),
  totalBytes: z.number(),
  missingCount: z.int(),
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

/** What JSON has for a file besides its path. (To ask what it makes of the path itself takes longer than all the rest.) */
const LISTED_BYTES = 128

const STATE = `
  with file as materialized (
    select path, file.sha256, coalesce(blob.length, file.size) as size, blob.sha256 is null as lacks
    from deployment_file as file
    left join lateral (
      select sha256, length from blob
      where account_id = $1 and sha256 = file.sha256 and coding = 'identity' offset 0
    ) as blob on true
    where deployment_id = $2
  ), listed as (
    select path, sha256, sum(octet_length(path) + ${LISTED_BYTES}) over (order by path) as reach
    from file where lacks
  ), received as (
    select sha256, sum(length)::integer as received from blob_piece where account_id = $1 group by sha256
  )
  select (select count(*) from file)::integer as "fileCount",
    (select coalesce(sum(size), 0) from file)::float8 as "totalBytes",
    (select count(*) from file where lacks)::integer as "missingCount",
    (
      select coalesce(json_agg(json_build_object(
        'path', path, 'sha256', encode(sha256, 'hex'), 'received', coalesce(received, 0)
      ) order by path), '[]')
      from listed left join received using (sha256) where reach <= $3
    ) as missing`

/** What a deployment that is being uploaded has, and what it waits for: of that no more than fits into `missingBytes`. */
export async function readUploadState(
  database: Queryable,
  of: { accountId: string; deploymentId: string },
  missingBytes: number = UPLOAD_LIMITS.missingBytes,
): Promise<UploadState> {
  return await UPLOAD_STATE.only(database, STATE, [of.accountId, of.deploymentId, missingBytes])
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
