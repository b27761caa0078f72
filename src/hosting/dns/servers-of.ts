import { isIPv4 } from 'node:net'
import { isAskable, isWithin, type DnsRecord, type DnsReply } from './dns-message.ts'
import type { DnsSettings, NameServer } from './domain-check.ts'
import type { Finding } from './find-records.ts'
import { isPublicAddress } from './public-address.ts'

/** Name servers of a zone that are considered, and those among them whose addresses are asked for. */
const MAX_NAMES = 8
const MAX_UNKNOWN = 3

type NoServers = { readonly kind: 'undelegated' | 'silent'; readonly why: string }

/**
 * The servers that a referral to the zone `apex` leads to, by the addresses in it, or else by asking for those with `find`; or why there are none. An address
 * that is not of the public internet is none, unless the settings allow it: whoever has a zone could have us ask within our own network.
 */
export async function serversOf(
  { reply, apex, parent }: { reply: DnsReply; apex: string; parent: string },
  settings: Pick<DnsSettings, 'allowsPrivateServers' | 'port'>,
  find: (name: string, type: 'A' | 'AAAA') => Promise<Finding>,
): Promise<NameServer[] | NoServers> {
  const usable = (records: readonly DnsRecord[]): NameServer[] =>
    records
      .map(({ text }) => text)
      .filter((address) => settings.allowsPrivateServers || isPublicAddress(address))
      // Not every machine has IPv6.
      .sort((one, other) => Number(isIPv4(other)) - Number(isIPv4(one)))
      .map((address) => ({ address, port: settings.port }))

  const all = reply.authorities.filter((record) => record.type === 'NS' && record.name === apex).map(({ text }) => text)
  const names = [...new Set(all)].filter(isAskable).slice(0, MAX_NAMES)
  // A server may say where names of its own zones are, and nobody else's.
  const glue = reply.additionals.filter(
    ({ name, type }) => (type === 'A' || type === 'AAAA') && names.includes(name) && isWithin(name, parent),
  )
  const given = usable(glue)
  if (given.length > 0) return given
  const unknown = names.filter((name) => !glue.some((record) => record.name === name)).slice(0, MAX_UNKNOWN)
  const findings = await Promise.all(unknown.map((name) => addressesOf(name, find)))
  const found = findings.flatMap((finding) => (finding.kind === 'records' ? finding.records : []))
  const asked = usable(found)
  if (asked.length > 0) return asked
  const silent = findings.find(({ kind }) => kind === 'silent')
  if (silent?.kind === 'silent') return { kind: 'silent', why: silent.why }
  const special = [...glue, ...found].map(({ name, text }) => `${name} has ${text}, which is no public address`)
  const why = special.slice(0, MAX_UNKNOWN).join(', ') || `no address of ${names.slice(0, MAX_UNKNOWN).join(', ')}`
  return { kind: 'undelegated', why }
}

async function addressesOf(
  name: string,
  find: (name: string, type: 'A' | 'AAAA') => Promise<Finding>,
): Promise<Finding> {
  const found = await find(name, 'A')
  return found.kind === 'none' ? find(name, 'AAAA') : found
}
