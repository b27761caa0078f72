import { plainHeaders } from './site-headers.ts'
import type { SiteHeaders } from './site-headers.ts'

/** A short page of ours, where a site has none of its own. */
export interface PlainPage {
  readonly status: number
  readonly headers: SiteHeaders
  readonly body: Buffer
}

const NO_SITE_TEXT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>No site here</title>
<h1>No site here</h1>
<p>There is no site at this address. It may have been removed, or its name is spelled in another way.</p>
</html>
`
const NO_PAGE_TEXT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Page not found</title>
<h1>Page not found</h1>
<p>This site has no page at this address. <a href="/">Its first page</a></p>
</html>
`

/** Nobody has this address. */
export const NO_SITE: PlainPage = page(NO_SITE_TEXT)
/** The site is there, the page is not. */
export const NO_PAGE: PlainPage = page(NO_PAGE_TEXT)
/** For scripts, styles and pictures: who asks for one has no use for a page. */
export const NO_ASSET: PlainPage = text(404, 'There is no such file.\n')
export const OTHER_METHOD: PlainPage = text(405, 'Sites are read with GET or HEAD.\n', [['allow', 'GET, HEAD']])
export const UNREADABLE: PlainPage = text(
  503,
  'This site cannot be read for the moment. Try again in a few seconds.\n',
  [['retry-after', '5']],
)

/** The request itself is wrong. `problem` is one sentence. */
export function malformedPage(problem: string): PlainPage {
  return text(400, `${problem}\n`)
}

function page(body: string): PlainPage {
  return { status: 404, headers: plainHeaders('text/html; charset=utf-8', body), body: Buffer.from(body) }
}

function text(status: number, body: string, more: readonly (readonly [string, string])[] = []): PlainPage {
  const headers = new Map([...plainHeaders('text/plain; charset=utf-8', body), ...more])
  return { status, headers, body: Buffer.from(body) }
}
