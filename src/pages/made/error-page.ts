import { escape } from '../html/escape.ts'
import type { Page, PageFacts } from '../page.ts'
import { framedPage } from './framed-page.ts'

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
  const text = escape(advice).replace(/`([^`]+)`/g, '<code>$1</code>')
  const name = requestId === null ? '' : `<p>Name the request when you do: <code>${escape(requestId)}</code></p>\n`
  const ways = '<p><a href="/">Front page</a> · <a href="/docs">Documentation</a></p>\n'
  return framedPage(title, `<p>${text}</p>\n${name}${ways}`, facts)
}
