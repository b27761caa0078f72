/** A slug, as it may stand alone. */
const SLUG = /^[a-z0-9-]{3,49}$/
const LABELLED = /^[a-z0-9]{12}--([a-z0-9-]+)$/

/**
 * The slug of the site that somebody means by its slug, one of its host names or an address of a page of it; null for what is
 * nothing of that below `sitesDomain`, which may have a port.
 */
export function slugMeant(name: string, sitesDomain: string): string | null {
  const bare = hostMeant(name)
  if (SLUG.test(bare)) return bare
  const below = `.${sitesDomain.replace(/:\d+$/, '')}`
  if (!bare.endsWith(below)) return null
  const label = bare.slice(0, -below.length)
  const slug = LABELLED.exec(label)?.[1] ?? label
  return SLUG.test(slug) ? slug : null
}

/** The host name in an address or a host name as somebody wrote it, in lower case and without a port. */
export function hostMeant(name: string): string {
  const [, host = ''] = /^(?:https?:\/\/)?([^/?#\s]*)/i.exec(name.trim()) ?? []
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
