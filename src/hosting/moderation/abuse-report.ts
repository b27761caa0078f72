import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { networkKeys } from '../../platform/http/network-of.ts'
import { randomText } from '../../platform/random-text.ts'
import type { HostingDeps } from '../projects/project.ts'
import { recordAct } from './operator-act.ts'
import type { Operator } from './operator-act.ts'
import { slugMeant } from './slug-meant.ts'

/** What a visitor says is wrong with a site. */
export interface AbuseReport {
  /** `rep_` and 24 base-62 characters. */
  readonly id: string
  readonly slug: string
  /** The name that the visitor saw it under. */
  readonly host: string
  readonly page: string | null
  readonly complaint: string
  /** Where an answer is wanted. */
  readonly replyTo: string | null
  /** A /24 of IPv4, a /48 of IPv6. */
  readonly network: string
  readonly receivedAt: Date
  readonly closedAt: Date | null
}

export type NewReport = Pick<AbuseReport, 'host' | 'page' | 'complaint' | 'replyTo' | 'network'>

/** More that are open say nothing new of a site. */
const MOST_OPEN = 100
const KEPT_MS = 90 * 86_400_000

const FOUND = rowForm<{ readonly id: string; readonly slug: string }>({ id: z.string(), slug: z.string() })

const BY_SLUG = 'select id, slug from project where slug = $1 and deleted_at is null'

/** Of the sites at a host, the one at the longest path that the page is below; else the first. */
const BY_HOST = `
  select project.id, slug from domain join project on project.id = project_id
  where hostname = $1 and is_served and deleted_at is null
  order by (path_prefix = '/' or $2 = path_prefix or starts_with($2, path_prefix || '/')) desc, length(path_prefix) desc, slug limit 1`

// One after the other of each site: many at once are not more than there may be.
const LOCK = 'select id, slug from project where id = $1 for no key update'

const INSERT = `
  insert into abuse_report (id, project_id, host, page, complaint, reply_to, network, received_at)
  select $1, $2, $3, $4, $5, $6, $7, $8
  where (select count(*) from abuse_report where project_id = $2 and closed_at is null) < ${MOST_OPEN}
  returning id`

const ID = rowForm<{ readonly id: string }>({ id: z.string() })

export type StoredReport =
  | { readonly kind: 'stored'; readonly id: string; readonly slug: string }
  /** So many wait already that the operator knows. */
  | { readonly kind: 'enough' }
  | { readonly kind: 'no-site' }

/** Keeps what a visitor says about the site at a host, for 90 days. */
export async function storeReport(
  { database, now, random }: HostingDeps,
  { host, page, complaint, replyTo, network }: NewReport,
  sitesDomain: string,
): Promise<StoredReport> {
  const below = sitesDomain.replace(/:\d+$/, '')
  const slug = host.endsWith(`.${below}`) ? slugMeant(host, below) : null
  return await database.transaction(async (within) => {
    const path = page === null ? '/' : (URL.parse(page)?.pathname ?? '/')
    const found =
      slug === null ? await FOUND.first(within, BY_HOST, [host, path]) : await FOUND.first(within, BY_SLUG, [slug])
    if (found === null || (await FOUND.first(within, LOCK, [found.id])) === null) return { kind: 'no-site' }
    const id = `rep_${randomText(random, 24)}`
    const values = [id, found.id, host, page, complaint, replyTo, wideNetwork(network), new Date(now())]
    const stored = await ID.first(within, INSERT, values)
    return stored === null ? { kind: 'enough' } : { kind: 'stored', id, slug: found.slug }
  })
}

/** Wide enough that nobody is known by it. */
function wideNetwork(network: string): string {
  const widest = networkKeys(network).at(-1)?.key ?? 'unknown'
  return widest.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
}

const REPORT = rowForm<AbuseReport>({
  id: z.string(),
  slug: z.string(),
  host: z.string(),
  page: z.string().nullable(),
  complaint: z.string(),
  replyTo: z.string().nullable(),
  network: z.string(),
  receivedAt: z.date(),
  closedAt: z.date().nullable(),
})

const SELECT = `
  select abuse_report.id, slug, host, page, complaint, reply_to as "replyTo", network, received_at as "receivedAt",
    closed_at as "closedAt"
  from abuse_report join project on project.id = project_id`

const LIST = `${SELECT} where closed_at is null order by abuse_report.number limit $1`
const SHOW = `${SELECT} where abuse_report.id = $1`

/** The reports that are open, the first first. */
export async function listReports(database: Queryable, limit: number): Promise<readonly AbuseReport[]> {
  return await REPORT.all(database, LIST, [limit])
}

/** A report by its id; null when there is none, or no more. */
export async function findReport(database: Queryable, id: string): Promise<AbuseReport | null> {
  return await REPORT.first(database, SHOW, [id])
}

const CLOSE = `
  update abuse_report set closed_at = $2 from project
  where abuse_report.id = $1 and closed_at is null and project.id = project_id returning account_id as "accountId"`

const CLOSED = rowForm<{ readonly accountId: string }>({ accountId: z.string() })

/** Says that a report needs nothing more. False when it is not open. */
export async function closeReport(
  { database, now }: Pick<HostingDeps, 'database' | 'now'>,
  { id, ...by }: { id: string } & Operator,
): Promise<boolean> {
  return await database.transaction(async (within) => {
    const at = new Date(now())
    const closed = await CLOSED.first(within, CLOSE, [id, at])
    if (closed === null) return false
    await recordAct(within, { ...by, at, act: 'report-closed', subject: id, ...closed, reason: null })
    return true
  })
}

/** Removes the reports that came more than 90 days ago, closed or not. `nowMs` is in milliseconds since 1970. */
export async function sweepReports(database: Queryable, nowMs: number): Promise<void> {
  await database.query('delete from abuse_report where received_at < $1', [new Date(nowMs - KEPT_MS)])
}
