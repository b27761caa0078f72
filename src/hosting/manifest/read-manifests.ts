import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import type { BlobPlace } from '../../platform/blobs/object-store.ts'
import { TAKE_DOWN_REASONS } from '../contract/take-down-reason.ts'
import type { BlobCoding, Manifest, SiteFile } from './manifest.ts'
import type { SiteBar } from './site-bar.ts'

interface Row extends Omit<Manifest, 'files'> {
  /** Path → SHA-256 in hex. */
  readonly files: Readonly<Record<string, string>>
  readonly places: readonly (readonly [string, BlobCoding, string, number, number])[]
}

const ROW = rowForm<Row>({
  projectId: z.string(),
  slug: z.string(),
  version: z.bigint(),
  deploymentId: z.string(),
  label: z.string(),
  finalizedAt: z.date(),
  redirects: z.string().nullable(),
  headers: z.string().nullable(),
  // A record of zod's would lose a file that is called `__proto__`.
  files: z.custom<Row['files']>((value) => typeof value === 'object' && value !== null),
  places: z.array(z.tuple([z.string(), z.enum(['identity', 'gzip', 'br']), z.string(), z.int(), z.int()])),
})

const SELECT = `
  select project.id as "projectId", slug, version, deployment.id as "deploymentId", label, finalized_at as "finalizedAt",
    redirects, headers, files, (
      select coalesce(json_agg(json_build_array(content.value, coding, object, start, length)), '[]')
      from (select distinct value from json_each_text(files)) as content cross join lateral (
        select coding, object, start, length from blob
        where blob.account_id = manifest.account_id and blob.sha256 = decode(content.value, 'hex') offset 0
      ) as place
    ) as places
  from project
  join deployment on deployment.project_id = project.id
  join manifest on manifest.deployment_id = deployment.id`

/** Of projects that are there: nobody is shown what operators keep from visitors, on whichever way it is asked for. */
const SHOWN = `deleted_at is null and taken_down_at is null and held_at is null
  and not exists (select from account_suspension where account_suspension.account_id = project.account_id)`

const LIVE = `${SELECT}
  join live_deployment on live_deployment.deployment_id = deployment.id
  where slug = $1 and ${SHOWN}`

/** What visitors of a site see; null when there is no such site, or nothing in it. */
export async function readLiveManifest(database: Queryable, slug: string): Promise<Manifest | null> {
  const row = await ROW.first(database, LIVE, [slug])
  return row === null ? null : manifestOf(row)
}

const LABELLED = `${SELECT} where slug = $1 and label = $2 and ${SHOWN}`

/** A deployment at its own address; null when there is none, or it is not finalized. */
export async function readLabelledManifest(
  database: Queryable,
  of: { slug: string; label: string },
): Promise<Manifest | null> {
  const row = await ROW.first(database, LABELLED, [of.slug, of.label])
  return row === null ? null : manifestOf(row)
}

const KEPT = `${SELECT} where slug = $1 and ${SHOWN} and was_live order by deployment.number desc limit $2`

/** The youngest deployments that visitors of a site ever saw, the live one among them or not: a preview is nobody's but at its own address. */
export async function readKeptManifests(
  database: Queryable,
  of: { slug: string; most: number },
): Promise<readonly Manifest[]> {
  return (await ROW.all(database, KEPT, [of.slug, of.most])).map(manifestOf)
}

const BAR = rowForm<SiteBar>({
  barred: z.enum(['taken-down', 'suspended', 'held']),
  projectId: z.string(),
  reason: z.enum(TAKE_DOWN_REASONS).nullable(),
})

const BARRED = `
  select case when taken_down_at is not null then 'taken-down' when account_suspension.at is not null then 'suspended' else 'held' end as barred,
    project.id as "projectId", coalesce(taken_down_for, account_suspension.reason) as reason
  from project left join account_suspension on account_suspension.account_id = project.account_id
  where slug = $1 and deleted_at is null
    and (taken_down_at is not null or account_suspension.at is not null or held_at is not null)`

/** Why nobody is shown a site that is there; null when it is shown, or not there. */
export async function readSiteBar(database: Queryable, slug: string): Promise<SiteBar | null> {
  return await BAR.first(database, BARRED, [slug])
}

/** What changes of a site when visitors see something else. */
export type SiteVersion = Pick<Manifest, 'slug' | 'version'>

const VERSION = rowForm<SiteVersion>({ slug: z.string(), version: z.bigint() })

const CHANGED = `
  select slug, version from project where changed_at > clock_timestamp() - make_interval(secs => $1)`

/** The sites that changed in the last seconds, by the database's clock, also those that were deleted. Ask for more than passed since the last time. */
export async function readChangedSites(database: Queryable, seconds: number): Promise<readonly SiteVersion[]> {
  return await VERSION.all(database, CHANGED, [seconds])
}

function manifestOf({ files, places, ...rest }: Row): Manifest {
  const forms = new Map<string, Partial<Record<BlobCoding, BlobPlace>>>()
  for (const [sha256, coding, object, start, length] of places) {
    const known = forms.get(sha256) ?? {}
    known[coding] = { object, start, length }
    forms.set(sha256, known)
  }
  // Files with the same content share one object.
  const contents = new Map<string, SiteFile>()
  for (const [sha256, { identity, ...packed }] of forms)
    if (identity !== undefined) contents.set(sha256, { sha256, forms: { identity, ...packed } })
  return { ...rest, files: new Map(Object.entries(files).map(([path, sha256]) => [path, contentOf(contents, sha256)])) }
}

function contentOf(contents: ReadonlyMap<string, SiteFile>, sha256: string): SiteFile {
  const file = contents.get(sha256)
  if (file === undefined) throw new Error(`the content ${sha256} of a finalized deployment is gone`)
  return file
}
