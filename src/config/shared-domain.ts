import { getDomain } from 'tldts'
import type { Config } from './config.ts'

/**
 * The domain that two hosts have in common, which a page of either may set cookies for that the other gets; null when there is none. Where names are given
 * out to anybody (`com`, `co.uk`, `github.io`) nobody can.
 */
export function sharedDomain(one: string, other: string): string | null {
  const [labels, others] = [one, other].map((host) => host.toLowerCase().split('.').toReversed())
  if (labels === undefined || others === undefined) return null
  const differing = labels.findIndex((label, index) => label !== others[index])
  const shared = (differing === -1 ? labels : labels.slice(0, differing)).toReversed().join('.')
  return getDomain(shared, { allowPrivateDomains: true }) === null ? null : shared
}

/** What is to be told at a start of where hosted sites lie, as one sentence; null when nothing is. */
export function sitesDomainWarning({ baseUrl, sitesDomain }: Pick<Config, 'baseUrl' | 'sitesDomain'>): string | null {
  if (baseUrl === null) return null
  const shared = sharedDomain(new URL(baseUrl).hostname, sitesDomain.replace(/:.*/, ''))
  if (shared === null || shared === 'localhost') return null
  return `BURIN_SITES_DOMAIN is ${sitesDomain}, and BURIN_BASE_URL is ${baseUrl}: any hosted site can set cookies for ${shared}, which the service gets too; give sites a domain of their own, such as my-sites.net`
}
