import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { PageDeps } from '../../web-deps.ts'
import type { WebAnswer } from '../../web-route.ts'

export type AccountSection = 'overview' | 'icons' | 'projects' | 'keys' | 'ledger' | 'billing' | 'sessions' | 'data'

/** Which pages an account has on this service. */
export type AccountSections = Pick<PageDeps, 'hasCredits' | 'hasProjects'>

interface SectionLink {
  readonly section: AccountSection
  readonly path: string
  readonly name: string
  /** Left out where that is not. */
  readonly needs: keyof AccountSections | null
}

const SECTIONS: readonly SectionLink[] = [
  { section: 'overview', path: '/account', name: 'Overview', needs: null },
  { section: 'icons', path: '/account/icons', name: 'Icons', needs: null },
  { section: 'projects', path: '/account/projects', name: 'Projects', needs: 'hasProjects' },
  { section: 'keys', path: '/account/keys', name: 'Keys', needs: 'hasCredits' },
  { section: 'ledger', path: '/account/ledger', name: 'Ledger', needs: 'hasCredits' },
  { section: 'billing', path: '/account/billing', name: 'Billing', needs: 'hasCredits' },
  { section: 'sessions', path: '/account/sessions', name: 'Sessions', needs: null },
  { section: 'data', path: '/account/data', name: 'Your data', needs: null },
]

export interface AccountPage {
  readonly section: AccountSection
  /** For the window, and for the heading unless there is another. */
  readonly title: string
  readonly heading?: string
  /** What follows the heading. */
  readonly html: Html
  /** 200 when left out. */
  readonly status?: number
}

/** A page of the account: its navigation, its heading, and what it says. */
export function accountPage(deps: AccountSections, page: AccountPage): WebAnswer {
  return {
    kind: 'page',
    status: page.status ?? 200,
    title: page.title,
    html: html`${navigation(page.section, deps)}
<h1>${page.heading ?? page.title}</h1>
${page.html}\n`,
  }
}

function navigation(current: AccountSection, has: AccountSections): Html {
  const items = SECTIONS.filter((one) => one.needs === null || has[one.needs]).map(
    ({ section, path, name }) =>
      html`<li><a href="${path}"${section === current ? html` aria-current="page"` : ''}>${name}</a></li>`,
  )
  return html`<nav class="account-nav" aria-label="Account"><ul>${items}</ul></nav>`
}
