import type { WholeAnswer } from '../../api/route.ts'
import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { layout } from '../../pages/html/layout.ts'
import { scriptTags } from '../page-files/scripts.ts'
import { STYLES } from '../page-files/styles.ts'

const STYLE = STYLES.addressOf('gallery.css')

/** A page of the gallery loads what is ours, and sends its forms to us. */
const CONTENT_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export interface GalleryPage {
  readonly title: string
  readonly description: string
  readonly baseUrl: string
  /** The page that this is in another cut; null for one that nothing should lead to. */
  readonly canonical: string | null
  readonly content: Html
  /** Those that it has besides those of all pages of the gallery. */
  readonly scripts: readonly string[]
  /** 200 when left out. */
  readonly status?: number
}

/** The answer that is a page of the gallery. */
export function galleryPage({
  title,
  description,
  baseUrl,
  canonical,
  content,
  scripts,
  status = 200,
}: GalleryPage): WholeAnswer {
  const head = scriptTags('site.js', 'gallery.js', ...scripts)
  return {
    status,
    mediaType: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': CONTENT_POLICY },
    body: layout({
      title: `${title} · Burin`,
      description,
      baseUrl,
      page: null,
      path: '/icons',
      frame: 'front',
      content: html`<div class="front site gallery">${content}</div>\n`,
      headings: [],
      styleSheet: STYLE,
      head: canonical === null ? head : html`<link rel="canonical" href="${baseUrl}${canonical}">\n${head}`,
    }),
  }
}
