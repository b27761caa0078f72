import { html, lines } from '../html/html.ts'
import type { Page, PageFacts } from '../page.ts'
import { framedPage } from './framed-page.ts'
import { SITE } from '../site.ts'

/** What people are told in place of what they asked for. */
export interface Trouble {
  readonly title: string
  /** What it means and what to do now; words between backticks are code. */
  readonly advice: string
  /** Names the answer for whoever reports it; null where nothing is wrong on our side. */
  readonly requestId: string | null
}

/** A page that says what went wrong. */
export function errorPage({ title, advice, requestId }: Trouble, facts: Pick<PageFacts, 'baseUrl'>): Page {
  const text = advice.split('`').map((piece, at) => (at % 2 === 0 ? piece : html`<code>${piece}</code>`))
  const name = requestId === null ? '' : html`<p>Name the request when you do: <code>${requestId}</code></p>\n`
  const ways = html`<p><a href="/">Front page</a> · <a href="/docs">Documentation</a></p>\n`
  return framedPage(title, html`<p>${text}</p>\n${name}${ways}`, facts)
}

/** For people who ask for a page that there is not. */
export function notFoundPage(facts: Pick<PageFacts, 'baseUrl'>): Page {
  const items = SITE.map(({ path, title, summary }) => html`<li><a href="${path}">${title}</a>: ${summary}</li>`)
  const content = html`<p>The address may be misspelt. These are all the pages there are:</p>\n<ul>${lines(items)}</ul>\n`
  return framedPage('There is no page here', content, facts)
}
