import type { WholeAnswer } from '../../api/route.ts'
import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { layout } from '../../pages/html/layout.ts'

/** Styles and script of the gallery. The forms' own sheet comes first: it has the segments and buttons. */
const HEAD = html`<link rel="stylesheet" href="/site.css">\n<link rel="stylesheet" href="/gallery.css">\n<script type="module" src="/site.js"></script>\n<script type="module" src="/gallery.js"></script>\n`

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
  status = 200,
}: GalleryPage): WholeAnswer {
  return {
    status,
    mediaType: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': CONTENT_POLICY },
    body: layout({
      title: `${title} · Burin`,
      description,
      baseUrl,
      page: null,
      isGallery: true,
      frame: 'front',
      content: html`<div class="front site gallery">${content}</div>\n`,
      headings: [],
      head: canonical === null ? HEAD : html`<link rel="canonical" href="${baseUrl}${canonical}">\n${HEAD}`,
    }),
  }
}
