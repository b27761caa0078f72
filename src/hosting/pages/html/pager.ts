import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { ListPage } from '../list-page.ts'

/** The way through a list that has more than a page; `of`: what it lists. */
export function pager(
  { olderThan, isFirst }: Pick<ListPage<never>, 'olderThan' | 'isFirst'>,
  { path, of }: { readonly path: string; readonly of: string },
): Html | null {
  if (olderThan === null && isFirst) return null
  const newest = isFirst ? null : html`<a class="button small" href="${path}">← Newest</a>`
  const older =
    olderThan === null ? null : html`<a class="button small" rel="next" href="${path}?before=${olderThan}">Older →</a>`
  return html`<nav class="pager" aria-label="Pages of ${of}">${newest}<span></span>${older}</nav>`
}
