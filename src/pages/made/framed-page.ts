import { escape } from '../html/escape.ts'
import { layout } from '../html/layout.ts'
import type { Page, PageFacts } from '../page.ts'

/** A short page that the navigation does not list: a heading, and `html` below it. */
export function framedPage(title: string, html: string, { baseUrl }: Pick<PageFacts, 'baseUrl'>): Page {
  return {
    mediaType: 'text/html; charset=utf-8',
    text: layout({
      title: `${title} · Burin`,
      description: title,
      baseUrl,
      page: null,
      frame: 'article',
      html: `<h1>${escape(title)}</h1>\n${html}`,
      headings: [],
    }),
  }
}
