import { html, lines } from '../html/html.ts'
import type { Page, PageFacts } from '../page.ts'
import { SITE } from '../site.ts'
import { framedPage } from './framed-page.ts'

/** For people who ask for a page that there is not. */
export function notFoundPage(facts: Pick<PageFacts, 'baseUrl'>): Page {
  const items = SITE.map(({ path, title, summary }) => html`<li><a href="${path}">${title}</a>: ${summary}</li>`)
  const content = html`<p>The address may be misspelt. These are all the pages there are:</p>\n<ul>${lines(items)}</ul>\n`
  return framedPage('There is no page here', content, facts)
}
