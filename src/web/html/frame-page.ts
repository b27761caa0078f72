import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { layout } from '../../pages/html/layout.ts'
import { SITE_HEAD, SITE_STYLE } from '../page-files/site-head.ts'

/** A whole document with the header and footer of all pages, at a path of the site. */
export function framePage(title: string, content: Html, { baseUrl, path }: { baseUrl: string; path: string }): string {
  return layout({
    title: `${title} · Burin`,
    description: 'Icons drawn from words.',
    baseUrl,
    page: null,
    path,
    frame: 'front',
    content: html`<div class="front site">${content}</div>\n`,
    headings: [],
    styleSheet: SITE_STYLE,
    head: SITE_HEAD,
  })
}
