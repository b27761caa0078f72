import { BlockList, isIPv6 } from 'node:net'

/** Addresses with a meaning of their own, none of which a name server of the internet has; a question there would be one to our own network. */
const SPECIAL_IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
/** Within what is given out to anybody: protocols, documentation, and those that stand for an IPv4 address. */
const SPECIAL_IPV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'
const GIVEN_OUT_IPV6 = '2000::/3'

const special = blockList(SPECIAL_IPV4, 'ipv4', blockList(SPECIAL_IPV6, 'ipv6'))
const givenOut = blockList(GIVEN_OUT_IPV6, 'ipv6')

/** Whether an address is one of the public internet: no loopback, private, link-local, multicast or other special one. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4')
  return givenOut.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** Addresses in ranges such as `10.0.0.0/8`, separated by spaces; added to `list` if there is one. */
export function blockList(ranges: string, family: 'ipv4' | 'ipv6', list: BlockList = new BlockList()): BlockList {
  for (const range of ranges.split(' ')) {
    const [network = '', bits = ''] = range.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

/** An address in the one way of writing it that can be compared: `2001:DB8:0::1` → `2001:db8::1`. */
export function plainAddress(address: string): string {
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address
}
