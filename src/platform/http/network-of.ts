import { isIP } from 'node:net'

/**
 * The network that limits count an address under: an IPv4 address as it is, also when it comes mapped into IPv6; of an
 * IPv6 address its first 64 bits, since one household has that many addresses to itself, such as `2001:db8:0:7::/64`.
 * What is no address (a proxy may write anything, or a name) is `unknown`, and shares one count.
 */
export function networkOf(address: string | undefined): string {
  const bare = withoutPort(address ?? '').replace(/%.*$/, '')
  const version = isIP(bare)
  if (version === 0) return 'unknown'
  if (version === 4) return bare
  const groups = groupsOf(bare)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** What an address is counted under. */
export interface NetworkKey {
  /** Such as `192.0.2.7`, `2001:db8:0:7::/64`, `2001:db8:0::/48`. */
  readonly key: string
  /** How many times the quota of one network it has. */
  readonly quotas: number
}

/** A site of IPv6 (/48) may have that many networks (/64) that use their whole quota at the same time. */
const SITE_QUOTAS = 4

/**
 * All that a network, as `networkOf` gives it, is counted under: itself, and for IPv6 also the /48 that it is part of.
 * Providers give a customer up to a /48, which has 65,536 networks of /64 to come from. The narrower one comes first.
 */
export function networkKeys(network: string): readonly NetworkKey[] {
  const [, site] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network) ?? []
  const own = { key: network, quotas: 1 }
  return site === undefined ? [own] : [own, { key: `${site}::/48`, quotas: SITE_QUOTAS }]
}

/** Some proxies add the port: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function withoutPort(text: string): string {
  const [, inBrackets, before] = /^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$/.exec(text) ?? []
  return inBrackets ?? before ?? text
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The parser of URLs turns a dotted tail into two groups, and everything else into one spelling.
  const spelt = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [front = [], back = []] = spelt
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))))
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back]
}
