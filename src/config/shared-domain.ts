import type { Config } from './config.ts'

/** Second labels below which countries give out names: `co.uk` is nobody's, `burin.uk` is somebody's. */
const PUBLIC_SECOND: ReadonlySet<string> = new Set(
  'ac asn blog co com edu ed firm gen go gob gouv gov gv ind info ltd me mil mod ne net nic nom nhs or org plc police sch web'.split(
    ' ',
  ),
)

/**
 * The domain that two hosts have in common, which a page of either may set cookies for that the other gets; null when there is none. Where names are given
 * out to anybody (`com`, `co.uk`) nobody can; of less usual ones of that kind it says too much rather than too little.
 */
export function sharedDomain(one: string, other: string): string | null {
  const [labels, others] = [one, other].map((host) => host.toLowerCase().split('.').toReversed())
  if (labels === undefined || others === undefined || /^[\d.]+$|:/.test(one)) return null
  const differing = labels.findIndex((label, index) => label !== others[index])
  const shared = labels.slice(0, differing === -1 ? labels.length : differing)
  const [country = '', second = ''] = shared
  const given = shared.length > 1 && country.length === 2 && PUBLIC_SECOND.has(second) ? 2 : 1
  return shared.length > given ? shared.toReversed().join('.') : null
}

/** What is to be told at a start of where hosted sites lie, as one sentence; null when nothing is. */
export function sitesDomainWarning({ baseUrl, sitesDomain }: Pick<Config, 'baseUrl' | 'sitesDomain'>): string | null {
  if (baseUrl === null) return null
  const shared = sharedDomain(new URL(baseUrl).hostname, sitesDomain.replace(/:.*/, ''))
  if (shared === null || shared === 'localhost') return null
  return `BURIN_SITES_DOMAIN is ${sitesDomain}, and BURIN_BASE_URL is ${baseUrl}: any hosted site can set cookies for ${shared}, which the service gets too; give sites a domain of their own, such as my-sites.net`
}
