import type { DomainCheck, DomainProblem, DomainSighting } from './domain-check.ts'
import type { Finding, FindRecords } from './find-records.ts'
import { listed, problem, shown } from './problem-sentences.ts'
import { proxyOf } from './proxy-ranges.ts'
import { plainAddress } from './public-address.ts'
import { isZoneTop } from './registrable-domain.ts'

const MAX_FOUND = 20

type Routing = Pick<DomainSighting, 'routing' | 'isRouted' | 'problem'> & {
  /** What DNS answered to go by; the first that was no answer, if one was none. */
  readonly findings: readonly Finding[]
}

/** Whether visitors of a host come to us: an alias that leads to our name, or addresses that are all ours. */
export async function lookAtRouting(find: FindRecords, check: DomainCheck): Promise<Routing> {
  const { hostname, target } = check
  const a = await find(hostname, 'A', { arrivesAt: target.cname })
  if (a.kind === 'arrived') {
    const found = a.chain.map(shown)
    const none = { found: [], ok: false }
    const routing = [
      { type: 'CNAME' as const, found, ok: true },
      ...(['A', 'AAAA'] as const).map((type) => ({ type, ...none })),
    ]
    return { routing, isRouted: true, problem: null, findings: [a] }
  }
  const isLost = a.kind === 'loop' || a.kind === 'silent' || a.kind === 'undelegated'
  // Both kinds of address belong to the name at which the alias ends.
  const aaaa = isLost ? a : await find(a.name, 'AAAA')
  const addresses = { a: addressesIn(a), aaaa: addressesIn(aaaa) }
  const foreign = {
    a: addresses.a.filter((address) => !isAmong(target.addresses.a, address)),
    aaaa: addresses.aaaa.filter((address) => !isAmong(target.addresses.aaaa, address)),
  }
  const wrong = problemOf(check, a, addresses, foreign)
  const seen = (type: 'A' | 'AAAA', found: readonly string[], others: readonly string[]) =>
    ({ type, found: found.slice(0, MAX_FOUND), ok: found.length > 0 && others.length === 0 }) as const
  const isAnswered = [a, aaaa].every(({ kind }) => kind !== 'silent')
  return {
    routing: [
      { type: 'CNAME', found: a.chain.slice(0, MAX_FOUND).map(shown), ok: false },
      seen('A', addresses.a, foreign.a),
      seen('AAAA', addresses.aaaa, foreign.aaaa),
    ],
    isRouted: isAnswered && wrong === null,
    problem: wrong,
    findings: [a, aaaa],
  }
}

type Both = { readonly a: readonly string[]; readonly aaaa: readonly string[] }

function problemOf(check: DomainCheck, a: Finding, addresses: Both, foreign: Both): DomainProblem | null {
  const { hostname, target } = check
  const all = [...addresses.a, ...addresses.aaaa]
  const write = recordsToWrite(check)
  const [end] = a.chain.slice(-1)
  if (a.kind === 'loop')
    return problem(
      'cname_loop',
      `The CNAME record at ${hostname} leads in a circle, or through more names than are followed (${listed(a.chain)}): ${write}`,
    )
  if (all.length === 0)
    return end === undefined
      ? problem('routing_missing', `${hostname} leads nowhere: ${write}`)
      : problem(
          'cname_dangling',
          `The CNAME record at ${hostname} leads to ${shown(end)}, which has no address: ${write}`,
        )
  const proxied = all.find((address) => proxyOf(address) !== null)
  if (proxied !== undefined)
    return problem(
      'proxied',
      `${hostname} leads to the proxy of ${proxyOf(proxied)} (${proxied}), which hides where it goes on to: turn the proxy off for this record ("DNS only"), and ${write}`,
    )
  if (foreign.a.length > 0 || (foreign.aaaa.length > 0 && end !== undefined)) {
    const what = end === undefined ? 'A record' : 'CNAME record'
    return problem(
      foreign.a.length > 0 ? 'a_foreign' : 'aaaa_foreign',
      `The ${what} at ${hostname} leads ${end === undefined ? '' : `by ${shown(end)} `}to ${listed([...foreign.a, ...foreign.aaaa])}, which is not ours: remove it, and ${write}`,
    )
  }
  if (foreign.aaaa.length > 0)
    return problem(
      'aaaa_foreign',
      `The AAAA record at ${hostname} leads to ${listed(foreign.aaaa)}, which is not ours, so that visitors with IPv6 go there: remove it${target.addresses.aaaa.length > 0 ? `, or write ${target.addresses.aaaa.join(', ')} in its place` : ''}`,
    )
  if (addresses.a.length === 0 && target.addresses.a.length > 0)
    return problem('routing_missing', `${hostname} leads to us for visitors with IPv6 alone: ${write}`)
  return null
}

/** Which records lead to us: addresses at the top of a zone, where no CNAME can be, and a CNAME anywhere else. */
export function recordsToWrite({ hostname, target }: DomainCheck): string {
  if (!isZoneTop(hostname)) return `write a CNAME record at ${hostname} with the value ${target.cname}`
  const { a, aaaa } = target.addresses
  const alias = `write an ALIAS record (some call it ANAME or a flattened CNAME) at ${hostname} with the value ${target.cname}`
  if (a.length === 0) return alias
  const four = `write an A record at ${hostname} with the value ${a.join(' and one with ')}`
  return aaaa.length === 0 ? four : `${four}, and an AAAA record with ${aaaa.join(' and one with ')}`
}

function addressesIn(finding: Finding): string[] {
  return finding.kind === 'records' ? finding.records.map(({ text }) => text) : []
}

function isAmong(ours: readonly string[], address: string): boolean {
  return ours.some((own) => plainAddress(own) === plainAddress(address))
}
