import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import type { IconsPage } from './own-icons-route.ts'

/** The way to the rest of a long list, and back to its beginning. */
export function olderLink(path: string, { older, isFirst }: IconsPage): Html | null {
  if (older === null && isFirst) return null
  const first = isFirst ? '' : html`<a class="button" href="${path}">Newest</a>`
  return html`<nav class="pager" aria-label="More icons">${first} ${older === null ? '' : html`<a class="button" href="${path}?before=${older}" rel="next">Older</a>`}</nav>\n`
}
