import { pageAt } from '../pages/page-at.ts'
import { NOT_FOUND } from '../pages/page.ts'
import { wantsHtml } from '../platform/http/wants-html.ts'
import { apiError } from './errors.ts'
import type { Answer, Call, Needs, Route, WholeAnswer } from './route.ts'

/** Pages are made by us and load nothing from elsewhere; the browser holds them to it. */
const PAGE_CONTENT_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The route of a page, or of all pages below a path that ends with `*`. */
export function pageRoute(path: string, summary: string): Route {
  return {
    method: 'GET',
    path,
    summary,
    auth: 'none',
    input: null,
    output: null,
    errors: [],
    caching: 'revalidate',
    handle: answerPage,
  }
}

/** The page at the path that was asked for. Where there is none, people get a page that helps, programs the usual error. */
export async function answerPage(needs: Needs, call: Call<unknown>): Promise<Answer> {
  if (/.\/$/.test(call.path)) return { body: '', status: 308, headers: { location: call.path.replace(/\/+$/, '') } }
  const page = await needs.findPage(pageAt(call.path))
  if (page !== null) return { body: page.text, mediaType: page.mediaType, headers: policyFor(page.mediaType) }
  const help = wantsHtml(call.header('accept')) ? await missingPage(needs) : null
  if (help !== null) return help
  throw apiError('invalid_request', 'There is no page at this path. `GET /llms.txt` lists all there are.', {
    status: 404,
    headers: { vary: 'Accept' },
  })
}

/** What people get where there is nothing: a page that helps. Null when there is no such page either. */
export async function missingPage({ findPage }: Pick<Needs, 'findPage'>): Promise<WholeAnswer | null> {
  const help = await findPage(NOT_FOUND)
  if (help === null) return null
  const headers = { ...policyFor(help.mediaType), vary: 'Accept', 'cache-control': 'no-store' }
  return { body: help.text, status: 404, mediaType: help.mediaType, headers }
}

function policyFor(mediaType: string): Record<string, string> {
  return mediaType.startsWith('text/html') ? { 'content-security-policy': PAGE_CONTENT_POLICY } : {}
}
