import type { RecordSighting } from '../dns/domain-check.ts'
import type { Domain, SitesPlace } from './domain.ts'

const NOT_SEEN: RecordSighting = { found: [], ok: false }

/** A record for DNS, and what was found of it at the last look. */
export interface VerificationRecord {
  readonly type: 'TXT' | 'CNAME' | 'A' | 'AAAA'
  readonly name: string
  readonly value: string
  readonly purpose: 'ownership' | 'routing'
  /** All that DNS answered for this name and type. */
  readonly found: readonly string[]
  readonly ok: boolean
}

/** Where the record that shows ownership stands. */
export function challengeName(hostname: string): string {
  return `_burin-challenge.${hostname}`
}

/**
 * The records of a domain: the TXT, and either the CNAME or, where that cannot stand (beside a zone's own records), the addresses. Nothing is asked
 * of DNS for it.
 */
export function verificationRecords(
  { hostname, challenge, target, sighting }: Domain,
  { domain, addresses }: SitesPlace,
): readonly VerificationRecord[] {
  const seen = (type: 'CNAME' | 'A' | 'AAAA'): RecordSighting =>
    sighting?.routing.find((one) => one.type === type) ?? NOT_SEEN
  const routing = (type: 'CNAME' | 'A' | 'AAAA', value: string, ok: boolean): VerificationRecord => {
    return { type, name: hostname, value, purpose: 'routing', found: seen(type).found, ok }
  }
  const { found, ok } = sighting?.ownership ?? NOT_SEEN
  return [
    { type: 'TXT', name: challengeName(hostname), value: challenge, purpose: 'ownership', found, ok },
    routing('CNAME', `${target}.${domain}`, seen('CNAME').ok),
    ...addresses.a.map((value) => routing('A', value, seen('A').ok && seen('A').found.includes(value))),
    ...addresses.aaaa.map((value) => routing('AAAA', value, seen('AAAA').ok && seen('AAAA').found.includes(value))),
  ]
}
