import { becauseOf } from '../hosting/contract/take-down-reason.ts'
import type { SiteBar } from '../hosting/manifest/site-bar.ts'
import { PLAIN_STYLE_SOURCE, plainDocument } from '../platform/http/plain-document.ts'
import { plainHeaders } from './site-headers.ts'
import type { SiteHeaders } from './site-headers.ts'

/** A short page of ours, where a site has none of its own. */
export interface PlainPage {
  readonly status: number
  readonly headers: SiteHeaders
  readonly body: Buffer
}

const POLICY = `default-src 'none'; style-src ${PLAIN_STYLE_SOURCE}`

const NO_SITE_TEXT = plainDocument(
  'No site here',
  '<p>There is no site at this address. It may have been removed, or its name is spelled in another way.</p>',
)
const NO_PAGE_TEXT = plainDocument(
  'Page not found',
  '<p>This site has no page at this address. <a href="/">Its first page</a></p>\n<p><a href="/report">Report this site</a></p>',
)
const HELD_TEXT = plainDocument(
  'Not shown yet',
  '<p>This site is not shown: its name has to be looked at by the operator of this service first.</p>',
)

/** Nobody has this address. */
export const NO_SITE: PlainPage = page(404, NO_SITE_TEXT)
/** The site is there, the page is not. */
export const NO_PAGE: PlainPage = page(404, NO_PAGE_TEXT)
/** The same for a site that begins at a path. */
export function noPageBelow(prefix: string): PlainPage {
  return page(404, NO_PAGE_TEXT.replace('href="/"', `href="${prefix}/"`))
}

/** For scripts, styles and pictures: who asks for one has no use for a page. */
export const NO_ASSET: PlainPage = text(404, 'There is no such file.\n')
export const OTHER_METHOD: PlainPage = text(405, 'Sites are read with GET or HEAD.\n', [['allow', 'GET, HEAD']])
export const UNREADABLE: PlainPage = text(
  503,
  'This site cannot be read for the moment. Try again in a few seconds.\n',
  [['retry-after', '5']],
)

/** Why a site that is there is not shown: 451 for what operators took down, 404 for a name that waits for them. */
export function barredPage({ barred, reason }: SiteBar): PlainPage {
  if (barred === 'held') return page(404, HELD_TEXT)
  const why = reason === null ? '' : ` ${becauseOf(reason)}`
  return page(
    451,
    plainDocument(
      'Not available',
      `<p>The operator of this service took this site down${why}.</p>\n<p><a href="/report">Tell the operator more</a></p>`,
    ),
  )
}

/** Sends the visitor on for good, to a path of the same host. */
export function movedTo(location: string): PlainPage {
  return text(301, '', [['location', location]])
}

/** The request itself is wrong. `problem` is one sentence. */
export function malformedPage(problem: string): PlainPage {
  return text(400, `${problem}\n`)
}

/** A page whose form goes to another origin. `content` is HTML. */
export function formPage(title: string, content: string, action: string): PlainPage {
  const { headers, ...rest } = page(200, plainDocument(title, content))
  const policy = `${POLICY}; base-uri 'none'; form-action ${action}; frame-ancestors 'none'`
  return { ...rest, headers: new Map([...headers, ['content-security-policy', policy]]) }
}

function page(status: number, body: string): PlainPage {
  const headers = new Map([...plainHeaders('text/html; charset=utf-8', body), ['content-security-policy', POLICY]])
  return { status, headers, body: Buffer.from(body) }
}

function text(status: number, body: string, more: readonly (readonly [string, string])[] = []): PlainPage {
  const headers = new Map([...plainHeaders('text/plain; charset=utf-8', body), ...more])
  return { status, headers, body: Buffer.from(body) }
}
