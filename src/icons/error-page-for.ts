import type { IncomingHttpHeaders } from 'node:http'
import type { ErrorBody } from '../contract/error-object.ts'
import { errorPage } from '../pages/made/error-page.ts'
import type { Trouble } from '../pages/made/error-page.ts'
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
  if (body.status === 404) return notFoundPage({ baseUrl })
  return errorPage(troubleOf(body), { baseUrl })
}

function troubleOf({ status, message, request_id: requestId }: ErrorBody): Trouble {
  const plain = { advice: message, requestId: null }
  if (status === 405)
    return {
      title: 'This cannot be done here',
      advice: 'This page can be read, and nothing can be sent to it.',
      requestId: null,
    }
  if (status === 429) return { ...plain, title: 'Not so fast' }
  if (status === 503) return { ...plain, title: 'Not yet' }
  return status < 500
    ? { ...plain, title: 'That cannot be answered' }
    : {
        title: 'Something went wrong on our side',
        advice: 'Try again. If it stays so, tell whoever runs this service.',
        requestId,
      }
}
