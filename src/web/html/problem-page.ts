import { html } from '../../pages/html/html.ts'
import type { WebAnswer } from '../web-route.ts'

/** A page that says what is wrong and what to do next. */
export function problemPage(status: number, title: string, advice: string): WebAnswer {
  return {
    kind: 'page',
    status,
    title,
    html: html`<h1>${title}</h1>\n<p>${advice}</p>\n<p><a href="/">Front page</a> · <a href="/account">Account</a></p>\n`,
  }
}
