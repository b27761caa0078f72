import { html } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { layout } from '../html/layout.ts'
import type { Page, PageFacts } from '../page.ts'

/** A short page that the navigation does not list: a heading, and `content` below it. */
export function framedPage(title: string, content: Html, { baseUrl }: Pick<PageFacts, 'baseUrl'>): Page {
  return {
    mediaType: 'text/html; charset=utf-8',
    text: layout({
      title: `${title} · Burin`,
      description: title,
      baseUrl,
      page: null,
      frame: 'article',
      content: html`<h1>${title}</h1>\n${content}`,
      headings: [],
    }),
  }
}
