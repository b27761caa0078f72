import { layout } from '../html/layout.ts'
import type { Page } from '../page.ts'
import type { PageNeeds } from '../page-needs.ts'
import { SITE } from '../site.ts'

/** For browsers that ask for a page which there is not. */
export function notFoundPage({ baseUrl }: PageNeeds): Page {
  const items = SITE.map(({ path, title, summary }) => `<li><a href="${path}">${title}</a>: ${summary}</li>`)
  return {
    mediaType: 'text/html; charset=utf-8',
    text: layout({
      title: 'Not found · Burin',
      description: 'There is no page at this path.',
      baseUrl,
      page: null,
      frame: 'article',
      html: `<h1>There is no page here</h1>\n<p>The address may be misspelt. These are all the pages there are:</p>\n<ul>${items.join('\n')}</ul>\n`,
      headings: [],
    }),
  }
}
