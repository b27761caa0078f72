import type { IncomingHttpHeaders } from 'node:http'
import { errorPage } from '../pages/made/error-page.ts'
import { notFoundPage } from '../pages/made/not-found-page.ts'
import type { Page } from '../pages/page.ts'
import { wantsHtml } from '../platform/http/wants-html.ts'
import type { ErrorAnswer } from './errors.ts'

/** Below these paths everything is for programs, which read the Error object whatever they say that they accept. */
const FOR_PROGRAMS = ['/api/', '/.well-known/', '/identity/', '/stripe/', '/agent/']

/** Whether an answer at a path has two forms: a page for browsers, the Error object for everyone else. */
export function isForPeople(path: string): boolean {
  return !FOR_PROGRAMS.some((start) => path.startsWith(start))
}

/** The page that a browser gets in place of an Error object; null for whoever is none. `path` is what was asked for. */
export function errorPageFor(
  { body }: ErrorAnswer,
  path: string,
  { accept }: IncomingHttpHeaders,
  baseUrl: string,
): Page | null {
  if (!isForPeople(path) || !wantsHtml(accept)) return null
  const { status, message, request_id: requestId } = body
  if (status === 404) return notFoundPage({ baseUrl })
  const trouble = { title: titleOf(status), advice: message, requestId: status >= 500 ? requestId : null }
  return errorPage(trouble, { baseUrl })
}

function titleOf(status: number): string {
  if (status === 405) return 'This cannot be done here'
  if (status === 429) return 'Not so fast'
  if (status === 503) return 'Not yet'
  return status >= 500 ? 'Something went wrong on our side' : 'That cannot be answered'
}
