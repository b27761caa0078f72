import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { layout } from '../../pages/html/layout.ts'

/** Styles and script of the pages that are forms; the documentation has neither. */
const HEAD = html`<link rel="stylesheet" href="/site.css">\n<script type="module" src="/site.js"></script>\n`

/** A whole document with the header and footer of all pages. */
export function framePage(title: string, content: Html, baseUrl: string): string {
  return layout({
    title: `${title} · Burin`,
    description: 'Icons drawn from words.',
    baseUrl,
    page: null,
    frame: 'front',
    content: html`<div class="front site">${content}</div>\n`,
    headings: [],
    head: HEAD,
  })
}
