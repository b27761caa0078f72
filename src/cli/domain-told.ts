import type { DomainObject, VerificationRecordObject } from '../hosting/contract/domain-object.ts'
import type { ProjectObject } from '../hosting/contract/project-object.ts'
import { domainName } from './named-domain.ts'
import { oneLine, tableOf } from './table.ts'
import type { Terminal } from './terminal.ts'

const COLUMNS = [
  { head: 'OK' },
  { head: 'TYPE' },
  { head: 'NAME' },
  { head: 'VALUE' },
  { head: 'FOUND', wraps: true },
] as const

/** A domain, and what is known of it. */
export interface ShownDomain {
  readonly domain: DomainObject
  readonly records: readonly VerificationRecordObject[]
  readonly project: Pick<ProjectObject, 'url'>
}

/** What has to be written into DNS, as a table to copy from, what was found of it, and what is wrong. */
export function domainTold({ domain, records, project }: ShownDomain, terminal: Terminal): string[] {
  const isTop = isZoneTop(domain, records)
  const rows = records.map((record) => [
    record.ok ? 'yes' : 'no',
    isTop && record.type === 'CNAME' ? 'ALIAS' : record.type,
    record.name,
    record.value,
    foundTold(domain, record),
  ])
  const { state, problem } = domain
  const now = state === 'verified' ? `is verified: ${addressOf(domain, project)}` : `is ${state}.`
  return [
    `${domainName(domain)} ${now}`,
    ...(state === 'verified' ? [] : ['', whatToWrite(records, isTop), ...tableOf(COLUMNS, rows, terminal)]),
    ...(problem === null ? [] : ['', oneLine(problem)]),
  ]
}

/** Where visitors see it: by TLS, unless the service has none. */
function addressOf(domain: DomainObject, { url }: Pick<ProjectObject, 'url'>): string {
  const { protocol, port } = new URL(url)
  const at = protocol === 'http:' && port !== '' ? `:${port}` : ''
  return `${protocol}//${domain.hostname}${at}${domain.pathPrefix === '/' ? '' : domain.pathPrefix}`
}

function foundTold({ lastCheckedAt }: DomainObject, { found, ok }: VerificationRecordObject): string {
  if (lastCheckedAt === null) return 'not looked yet'
  if (found.length === 0) return 'nothing'
  return ok ? 'as it should be' : found.map((one) => (one.trim() === '' ? '"" (empty)' : one)).join(', ')
}

/** Whether no CNAME can stand there: the service names addresses first then. Where it has none to name, two labels tell it, too. */
function isZoneTop({ hostname }: DomainObject, records: readonly VerificationRecordObject[]): boolean {
  const first = records.find(({ purpose }) => purpose === 'routing')
  return (first !== undefined && first.type !== 'CNAME') || hostname.split('.').length === 2
}

function whatToWrite(records: readonly VerificationRecordObject[], isTop: boolean): string {
  const hasAddresses = records.some(({ type }) => type === 'A' || type === 'AAAA')
  const write = 'Write these records at your DNS provider.'
  if (!isTop)
    return hasAddresses
      ? `${write} In place of the CNAME, all A and AAAA will do, such as where the name has other records.`
      : write
  return hasAddresses
    ? `${write} No CNAME can stand at the top of a zone: write all A and AAAA, or in their place the ALIAS, which some call ANAME or a flattened CNAME.`
    : `${write} No CNAME can stand at the top of a zone: an ALIAS can, which some call ANAME or a flattened CNAME.`
}
