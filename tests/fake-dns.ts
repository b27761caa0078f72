import type { CheckDomain, DomainSighting } from '../src/hosting/dns/domain-check.ts'
import type { VerificationRecordObject } from '../src/hosting/contract/domain-object.ts'

/** What DNS would say of domains, without DNS. */
export interface FakeDns {
  readonly check: CheckDomain
  /** The hosts that were looked at. */
  readonly looks: string[]
  /** Writes records: name → values. */
  write(records: readonly Pick<VerificationRecordObject, 'type' | 'name' | 'value'>[]): void
  /** Removes all records of a name, of one type or of all. */
  erase(name: string, type?: VerificationRecordObject['type']): void
  /** From now on nobody answers, or everybody does again. */
  fail(isAway: boolean): void
  /** Runs before each answer. */
  before: () => Promise<void>
}

export function createFakeDns(): FakeDns {
  const zones = new Map<string, string[]>()
  const of = (type: string, name: string): string[] => zones.get(`${type} ${name}`) ?? []
  let isAway = false
  const dns: FakeDns = {
    looks: [],
    before: async () => undefined,
    write: (records) => {
      for (const { type, name, value } of records) zones.set(`${type} ${name}`, [...of(type, name), value])
    },
    erase: (name, type) => {
      for (const one of type === undefined ? ['TXT', 'CNAME', 'A', 'AAAA'] : [type]) zones.delete(`${one} ${name}`)
    },
    fail: (away) => void (isAway = away),
    check: async ({ hostname, challenge, target }) => {
      dns.looks.push(hostname)
      const ownership = { found: of('TXT', challenge.name), ok: of('TXT', challenge.name).includes(challenge.value) }
      const routing = (['CNAME', 'A', 'AAAA'] as const).map((type) => {
        const found = of(type, hostname)
        const ours = { CNAME: [target.cname], A: target.addresses.a, AAAA: target.addresses.aaaa }[type]
        return { type, found, ok: found.length > 0 && found.every((one) => ours.includes(one)) }
      })
      const isRouted = routing.some(({ ok }) => ok)
      await dns.before()
      return isAway
        ? AWAY
        : { ownership, routing, isRouted, isTransient: false, problem: problemOf(ownership.ok, isRouted) }
    },
  }
  return dns
}

const AWAY: DomainSighting = {
  ownership: { found: [], ok: false },
  routing: [],
  isRouted: false,
  isTransient: true,
  problem: { code: 'servfail', sentence: 'The name servers do not answer.' },
}

function problemOf(isOwn: boolean, isRouted: boolean): DomainSighting['problem'] {
  if (!isOwn) return { code: 'txt_missing', sentence: 'The TXT record is missing.' }
  return isRouted ? null : { code: 'routing_missing', sentence: 'The CNAME record is missing.' }
}
