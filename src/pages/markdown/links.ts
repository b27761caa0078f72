import { posix } from 'node:path'
import { markdownPath, SITE } from '../site.ts'
import type { SitePage } from '../site.ts'

/**
 * Where a link of a document leads on the site: documents of the repository become the paths of their pages, addresses
 * of the service become paths. Throws for a document that is no page.
 */
export function siteLink(href: string, page: SitePage, baseUrl: string): string {
  if (href.startsWith(`${baseUrl}/`)) return href.slice(baseUrl.length)
  return linkedPage(href, page, (found) => found.path)
}

/** The same for the page's Markdown form, whose links lead to other Markdown. */
export function documentLink(href: string, page: SitePage, baseUrl: string): string {
  if (/^[a-z]+:/.test(href)) return href
  return linkedPage(href, page, (found) => baseUrl + markdownPath(found.path))
}

function linkedPage(href: string, page: SitePage, address: (found: SitePage) => string): string {
  if (/^([a-z]+:|#|\/)/.test(href)) return href
  const [file = '', anchor] = href.split('#')
  const target = posix.join(posix.dirname(page.file), file)
  const found = SITE.find((one) => one.file === target)
  if (found === undefined) throw new Error(`${page.file} links to ${href}, which is no page of the site`)
  return anchor === undefined ? address(found) : `${address(found)}#${anchor}`
}
