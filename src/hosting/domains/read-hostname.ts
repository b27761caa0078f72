import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { isPublicSuffix } from '../dns/registrable-domain.ts'

export type HostnameReading =
  | { readonly hostname: string }
  /** `problem` goes on after "`hostname`". */
  | { readonly problem: string; readonly code: 'bad-hostname' | 'public-suffix' | 'reserved' }

/** Of a name in DNS, without its last dot. */
const MOST_CHARACTERS = 253
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Reads the name of a host as somebody wrote it into the one that DNS has: small letters, punycode for other scripts, no dot at
 * its end. `ownHosts` are refused with all that is below them.
 */
export function readHostname(given: string, ownHosts: readonly string[]): HostnameReading {
  if (/^[a-z]+:\/\//i.test(given) || /[/?#@\\]/.test(given))
    return bad('must be the name alone, such as www.example.com, without https:// and without a path')
  if (given.includes('*')) return bad('must name one host: wildcards are not taken, add each host by itself')
  if (isIP(given.replace(/^\[|\]$/g, '')) !== 0) return bad('must be a name, such as www.example.com, not an address')
  // The reader of host names would take these for something else.
  if (/[\s%:[\]]/u.test(given)) return bad('must be the name alone, such as www.example.com, without spaces or a port')
  const hostname = domainToASCII(given).toLowerCase().replace(/\.$/, '')
  const labels = hostname.split('.')
  if (hostname.length > MOST_CHARACTERS || given.length > 4 * MOST_CHARACTERS)
    return bad(`must have at most ${MOST_CHARACTERS} characters`)
  if (!labels.every((label) => LABEL.test(label)))
    return bad('must be a name of letters, digits and hyphens, with at most 63 between dots, such as www.example.com')
  if (labels.length < 2) return bad('must be a whole name with a dot in it, such as www.example.com')
  if (/^\d+$/.test(labels.at(-1) ?? '')) return bad('must be a name, such as www.example.com, not an address')
  const isOwn = [...ownHosts, 'localhost'].some((own) => hostname === own || hostname.endsWith(`.${own}`))
  if (isOwn) return { problem: 'is a name of this service; add one of your own', code: 'reserved' }
  if (isPublicSuffix(hostname))
    return {
      problem: `is a suffix below which anybody can have names; add a name of your own, such as www.my-name.${hostname}`,
      code: 'public-suffix',
    }
  return { hostname }
}

function bad(problem: string): HostnameReading {
  return { problem, code: 'bad-hostname' }
}
