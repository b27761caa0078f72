import type { CaaRecord } from './dns-message.ts'
import type { DomainCheck, DomainProblem } from './domain-check.ts'
import type { Finding, FindRecords } from './find-records.ts'
import { listed, problem } from './problem-sentences.ts'
import { delegatedDomainOf } from './registrable-domain.ts'

/** Names above a host whose CAA records are looked at. */
const MAX_LEVELS = 8

const KNOWN_TAGS: ReadonlySet<string> = new Set([
  'issue',
  'issuewild',
  'iodef',
  'contactemail',
  'contactphone',
  'issuemail',
])

/**
 * Whether the zones let one of `issuers` make a certificate for the host. The closest name at or above it that has CAA records decides; above the
 * domain that somebody registered, nobody can mend anything.
 */
export async function lookAtCertificates(
  find: FindRecords,
  { hostname, target }: DomainCheck,
  issuers: readonly string[],
): Promise<{ problem: DomainProblem | null; findings: readonly Finding[] }> {
  const names = namesUp(hostname, delegatedDomainOf(hostname) ?? hostname)
  // What CAA records there are at our own name is ours to say.
  const findings = await Promise.all(names.map((name) => find(name, 'CAA', { arrivesAt: target.cname })))
  for (const [level, finding] of findings.entries()) {
    // Where the closest name is silent, what lies above decides nothing.
    if (finding.kind === 'silent') return { problem: null, findings }
    if (finding.kind !== 'records') continue
    const records = finding.records.flatMap(({ caa }) => (caa === undefined ? [] : [caa]))
    const at = finding.chain.at(-1) ?? names[level] ?? hostname
    return { problem: allows(records, issuers) ? null : blocked(at, records, issuers), findings }
  }
  return { problem: null, findings }
}

function allows(records: readonly CaaRecord[], issuers: readonly string[]): boolean {
  // An authority has to refuse what is marked as critical and unknown to it.
  if (records.some(({ isCritical, tag }) => isCritical && !KNOWN_TAGS.has(tag))) return false
  const allowed = records.filter(({ tag }) => tag === 'issue').map(({ value }) => issuerOf(value))
  return allowed.length === 0 || allowed.some((issuer) => issuers.includes(issuer))
}

function blocked(at: string, records: readonly CaaRecord[], issuers: readonly string[]): DomainProblem {
  const [issuer = ''] = issuers
  const critical = records.find(({ isCritical, tag }) => isCritical && !KNOWN_TAGS.has(tag))
  if (critical !== undefined)
    return problem(
      'caa_blocks',
      `The CAA record at ${at} with the tag ${listed([critical.tag])} is marked as critical, which forbids certificates wherever it is unknown: write it with the flags 0, and one with the value 0 issue "${issuer}"`,
    )
  const allowed = records.filter(({ tag }) => tag === 'issue').map(({ value }) => issuerOf(value) || 'nobody')
  return problem(
    'caa_blocks',
    `The CAA records at ${at} let ${listed(allowed)} make certificates, and not us: write one more at ${at} with the value 0 issue "${issuer}"`,
  )
}

function issuerOf(value: string): string {
  return (value.split(';')[0] ?? '').trim().toLowerCase()
}

/** A host and the names above it, up to `last`. */
function namesUp(hostname: string, last: string): string[] {
  const labels = hostname.split('.')
  const most = Math.max(1, labels.length - last.split('.').length + 1)
  const names = Array.from({ length: most }, (_, level) => labels.slice(level).join('.'))
  return names.slice(-MAX_LEVELS)
}
