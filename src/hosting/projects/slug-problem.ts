const SHORTEST = 3
const LONGEST = 49

/** Names that people take for the service itself, or that others give to servers of their own kind. */
const RESERVED: ReadonlySet<string> = new Set(
  `abuse account accounts admin administrator api app apps assets auth autoconfig autodiscover billing blog broadcasthost burin
   cdn certificate console dashboard dev dns docs domain domains download downloads email example files ftp git health help
   host hosting hostmaster http https icons id identity imap info internal isatap ldap local localdomain localhost login logout
   mail mailer-daemon marketing media mta-sts news noc noreply no-reply ns ns1 ns2 ns3 ns4 oauth ops owner payment payments
   pop pop3 postmaster preview private production proxy public root sales secure security server service services sftp shop
   sign-in sign-up signin signup site sites smtp ssh ssl ssladmin sso staging static stats status store support sysadmin
   system team test tls token update updates upload uploads usenet user users webmail webmaster well-known whois wpad www www1
   www2 www-data`.split(/\s+/),
)

/** Why a project may not have this name, as one sentence; null when it may. */
export function slugProblem(slug: string): string | null {
  if (slug.length < SHORTEST || slug.length > LONGEST) return `must have ${SHORTEST} to ${LONGEST} characters`
  if (!/^[a-z0-9-]+$/.test(slug)) return 'may have small letters a to z, digits and hyphens only'
  if (slug.startsWith('-') || slug.endsWith('-')) return 'must not begin or end with a hyphen'
  if (slug.includes('--')) return 'must not have two hyphens together'
  return RESERVED.has(slug) ? 'is reserved; choose another name' : null
}
