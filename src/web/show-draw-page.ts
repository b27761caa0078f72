import { html, trusted } from '../pages/html/html.ts'
import type { Html, Part } from '../pages/html/html.ts'
import { NOT_READY } from '../pages/page.ts'
import { randomText } from '../platform/random-text.ts'
import type { DrawFormValues } from './draw-form.ts'
import { drawForm } from './html/draw-form.ts'
import type { DrawForm } from './html/draw-form.ts'
import { problemPage } from './html/problem-page.ts'
import { SITE_HEAD, SITE_STYLE } from './page-files/site-head.ts'
import { visitorCookie } from './visitor-cookie.ts'
import type { WebRequest, WebAnswer } from './web-route.ts'
import type { WebDeps } from './web-deps.ts'

/** Where the front page leaves room for the form, and in its head for what all pages of the site load. */
const MARKER = '<!-- draw-form -->'
const HEAD_MARKER = '<!-- site-head -->'
const HEAD = html`<link rel="stylesheet" href="${SITE_STYLE}">\n${SITE_HEAD}\n`

const TITLE = /<title>.*?<\/title>/

/** Without accounts nobody could tell who has had the free draw. */
const NO_FORM = html`<p class="empty">Drawing on this page needs accounts, and this service runs without them. The command below draws.</p>\n`

export interface DrawPage {
  readonly values: DrawFormValues
  /** What came of a draw, above the form; null before one. */
  readonly above: Html | null
  /** For the window, where it is not the front page's own. */
  readonly title?: string
  readonly status?: number
  readonly problem?: DrawForm['problem']
  /** When to try again, in whole seconds. */
  readonly retryAfter?: number | null
  /** The form's own token, to be used once more; a new one when left out. */
  readonly formToken?: string
}

/** The front page with the draw form in it. A browser without an account gets a cookie that its free draw is remembered by. */
export async function showDrawPage(deps: WebDeps, request: WebRequest, page: DrawPage): Promise<WebAnswer> {
  const front = await deps.findPage('/')
  if (front === null) throw new Error('there is no front page')
  if (front === NOT_READY)
    return {
      ...problemPage(
        503,
        'Not yet',
        'The page is being drawn, and will be here in a moment. Try again in a few seconds.',
      ),
      headers: { 'retry-after': '5' },
    }
  const form = deps.accounts === null ? NO_FORM : formFor(deps, request, page)
  const { title } = page
  const headed = front.text.replace(HEAD_MARKER, () => HEAD.markup)
  const text = title === undefined ? headed : headed.replace(TITLE, () => html`<title>${title} · Burin</title>`.markup)
  const [before = '', after = ''] = text.split(MARKER)
  return {
    kind: 'page',
    status: page.status ?? 200,
    title: title ?? '',
    isWhole: true,
    html: html`${trusted(before)}<div class="site">\n${page.above}${form}</div>${trusted(after)}`,
    // Whoever goes on to another page and comes back finds the drawing again, which `no-store` would forbid.
    headers: {
      'cache-control': 'private, no-cache',
      vary: 'Accept',
      ...(page.retryAfter == null ? {} : { 'retry-after': String(page.retryAfter) }),
    },
    cookies: visitorCookie(deps, request),
  }
}

function formFor(deps: WebDeps, request: WebRequest, { values, formToken, problem = null }: DrawPage): Html {
  return drawForm({
    values,
    formToken: formToken ?? randomText(deps.random, 24),
    problem,
    price: price(deps, request),
  })
}

function price({ hasCredits }: WebDeps, { session }: WebRequest): Part {
  if (session === null)
    return html`One draw is free without an account. To draw more, <a href="/sign-in?next=%2F">sign in</a> with your e-mail address.`
  return hasCredits
    ? html`A checked icon costs 1 credit; a draft costs nothing. <a href="/account">Your account</a>`
    : 'Draws are free here.'
}
