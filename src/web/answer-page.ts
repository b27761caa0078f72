import { ApiError } from '../api/api-error.ts'
import type { Answer, Call } from '../api/route.ts'
import { pageAt } from '../pages/page-at.ts'
import { NOT_READY } from '../pages/page.ts'
import { pageHeaders } from './page-headers.ts'
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
