import type { RecordSighting } from '../dns/domain-check.ts'
import { isZoneTop } from '../dns/registrable-domain.ts'
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

/** Whether a host can have no CNAME, for it is the top of a zone: addresses or an ALIAS lead visitors here. */
export function isWithoutCname(hostname: string): boolean {
  return isZoneTop(hostname)
}

/**
 * The records of a domain: the TXT, and either the CNAME or the addresses. At the top of a zone, where no CNAME can stand, the addresses come first,
 * and what is said of the CNAME is about an ALIAS, which shows itself as addresses. Nothing is asked of DNS for it.
 */
export function verificationRecords(
  { hostname, challenge, target, sighting }: Domain,
  { domain, addresses }: SitesPlace,
): readonly VerificationRecord[] {
  const seen = (type: 'CNAME' | 'A' | 'AAAA'): RecordSighting =>
    sighting?.routing.find((one) => one.type === type) ?? NOT_SEEN
  const routing = (type: 'CNAME' | 'A' | 'AAAA', value: string, { found, ok }: RecordSighting): VerificationRecord => {
    return { type, name: hostname, value, purpose: 'routing', found, ok }
  }
  const address = (type: 'A' | 'AAAA', value: string): VerificationRecord => {
    const { found, ok } = seen(type)
    return routing(type, value, { found, ok: ok && found.includes(value) })
  }
  const isTop = isWithoutCname(hostname)
  const asAlias = seen('CNAME').found.length === 0 ? [...seen('A').found, ...seen('AAAA').found] : seen('CNAME').found
  const cname = routing('CNAME', `${target}.${domain}`, isTop ? { ...seen('CNAME'), found: asAlias } : seen('CNAME'))
  const byAddress = [
    ...addresses.a.map((one) => address('A', one)),
    ...addresses.aaaa.map((one) => address('AAAA', one)),
  ]
  const { found, ok } = sighting?.ownership ?? NOT_SEEN
  return [
    { type: 'TXT', name: challengeName(hostname), value: challenge, purpose: 'ownership', found, ok },
    ...(isTop ? [...byAddress, cname] : [cname, ...byAddress]),
  ]
}
