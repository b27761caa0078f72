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

/** What pages about credits answer where there are none. */
export function freeHerePage(): WebAnswer {
  return problemPage(
    404,
    'Draws are free here',
    'This service has no credits: it needs no keys to be bought for, and keeps no ledger. Signed in, you draw as much as its limits allow.',
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
