import { ApiError } from '../api/api-error.ts'
import type { Answer, Call } from '../api/route.ts'
import { NOT_READY, pageAt } from '../pages/page.ts'
import type { DocumentDeps, DocumentRoute } from './document-deps.ts'

/** How long a page may still take that is being made, for whoever asks. */
const COME_BACK_SECONDS = 5

/** The route of a page, or of all pages below a path that ends with `*`. */
export function pageRoute(path: string, summary: string): DocumentRoute {
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

/** The page at the path that was asked for. */
export async function answerPage(deps: DocumentDeps, call: Call): Promise<Answer> {
  if (/.\/$/.test(call.path)) return { body: '', status: 308, headers: { location: call.path.replace(/\/+$/, '') } }
  const page = await deps.findPage(pageAt(call.path))
  if (page === NOT_READY)
    throw new ApiError(
      'model_unavailable',
      `This page is being drawn, and will be here in a moment. Ask again in ${COME_BACK_SECONDS} seconds.`,
      { retryAfter: COME_BACK_SECONDS },
    )
  if (page !== null) return { body: page.text, mediaType: page.mediaType, headers: pageHeaders(page.mediaType) }
  throw new ApiError('not_found', 'There is no page at this path. `GET /llms.txt` lists all there are.')
}

/** Pages are made by us and load nothing from elsewhere; the browser holds them to it. */
const CONTENT_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What a page carries beside what every answer does. */
export function pageHeaders(mediaType: string): Record<string, string> {
  return mediaType.startsWith('text/html') ? { 'content-security-policy': CONTENT_POLICY } : {}
}
