import { html } from '../../pages/html/html.ts'
import type { Part } from '../../pages/html/html.ts'
import type { WebAnswer } from '../web-route.ts'

/** A page that says what is wrong and what to do next. */
export function problemPage(status: number, title: string, advice: Part): WebAnswer {
  return {
    kind: 'page',
    status,
    title,
    html: html`<h1>${title}</h1>\n<p>${advice}</p>\n<p><a href="/">Front page</a> · <a href="/account">Account</a></p>\n`,
  }
}

/** What pages about credits answer where there are none. */
export function freeHerePage(): WebAnswer {
  return problemPage(
    404,
    'Draws are free here',
    html`This service has no credits: there is nothing to buy, and no key to create. Programs draw with any key of the form <code>svc_test_</code> and 32 letters or digits (<a href="/docs/first-draw">First draw</a> shows how, <a href="/docs/authentication">Authentication</a> says more); in the browser you draw, signed in, within the <a href="/docs/limits">limits</a>.`,
  )
}

export function noSuchMonthPage(): WebAnswer {
  return problemPage(
    404,
    'There is no such statement',
    'Nothing was billed by the month then, or the address is not one of a month, such as 2026-11.',
  )
}

/** What forms of the billing page answer where no payments are set up. */
export function nothingSoldPage(): WebAnswer {
  return problemPage(
    404,
    'Nothing is sold here',
    'Credits are granted by the operator of this service. Nothing was charged.',
  )
}

/** A deployment without a database has no accounts. */
export function noAccountsPage(): WebAnswer {
  return problemPage(
    404,
    'There is no signing in here',
    'This service runs without a database, so it has no accounts. Programs can draw with a sandbox key; the front page shows how.',
  )
}
