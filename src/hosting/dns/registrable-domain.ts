import { getDomain, getPublicSuffix } from 'tldts'

const OPTIONS = { allowPrivateDomains: true } as const

/** Whether anybody may get names below it (`co.uk`, `github.io`), so that it is no one's own; a last label that the list does not have is one too. */
export function isPublicSuffix(hostname: string): boolean {
  return getPublicSuffix(hostname, OPTIONS) === hostname
}

/** The domain that somebody registered, or was given, at or above a host: `shop.example.co.uk` → `example.co.uk`; null for a public suffix and for an address. */
export function registrableDomainOf(hostname: string): string | null {
  return getDomain(hostname, OPTIONS)
}

/** Whether a host is the top of a zone, where no CNAME can stand beside the records of the zone itself. */
export function isZoneTop(hostname: string): boolean {
  return registrableDomainOf(hostname) === hostname
}

/** As `registrableDomainOf`, by what registries alone give out: the domain that has to be delegated (`me.github.io` → `github.io`). */
export function delegatedDomainOf(hostname: string): string | null {
  return getDomain(hostname)
}
