import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { WebAnswer } from '../../web-route.ts'

export type AccountSection = 'overview' | 'keys' | 'ledger' | 'billing' | 'sessions' | 'data'

interface SectionLink {
  readonly section: AccountSection
  readonly path: string
  readonly name: string
  /** Left out where draws cost nothing. */
  readonly isAboutCredits: boolean
}

const SECTIONS: readonly SectionLink[] = [
  { section: 'overview', path: '/account', name: 'Overview', isAboutCredits: false },
  { section: 'keys', path: '/account/keys', name: 'Keys', isAboutCredits: true },
  { section: 'ledger', path: '/account/ledger', name: 'Ledger', isAboutCredits: true },
  { section: 'billing', path: '/account/billing', name: 'Billing', isAboutCredits: true },
  { section: 'sessions', path: '/account/sessions', name: 'Sessions', isAboutCredits: false },
  { section: 'data', path: '/account/data', name: 'Your data', isAboutCredits: false },
]

export interface AccountPage {
  readonly section: AccountSection
  /** For the window and the heading. */
  readonly title: string
  /** What follows the heading. */
  readonly html: Html
  /** 200 when left out. */
  readonly status?: number
}

/** A page of the account: its navigation, its heading, and what it says. */
export function accountPage(deps: { readonly hasCredits: boolean }, page: AccountPage): WebAnswer {
  return {
    kind: 'page',
    status: page.status ?? 200,
    title: page.title,
    html: html`${navigation(page.section, deps.hasCredits)}
<h1>${page.title}</h1>
${page.html}\n`,
  }
}

function navigation(current: AccountSection, hasCredits: boolean): Html {
  const items = SECTIONS.filter((one) => hasCredits || !one.isAboutCredits).map(
    ({ section, path, name }) =>
      html`<li><a href="${path}"${section === current ? html` aria-current="page"` : ''}>${name}</a></li>`,
  )
  return html`<nav class="account-nav" aria-label="Account"><ul>${items}</ul></nav>`
}
