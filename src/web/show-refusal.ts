import type { RefusalPage, ShowRefusal } from '../api/app-settings.ts'
import type { ErrorBody } from '../contract/error-object.ts'
import { errorPage, notFoundPage } from '../pages/made/error-page.ts'
import type { Trouble } from '../pages/made/error-page.ts'
import type { Page } from '../pages/page.ts'
import { wantsHtml } from '../platform/http/media-type.ts'
import { pageHeaders } from './answer-page.ts'

/** Below these paths everything is for programs, which read the Error object whatever they say that they accept. */
const FOR_PROGRAMS = ['/api/', '/.well-known/', '/identity/', '/stripe/', '/agent/']

/** How refusals are shown: as a page to browsers, outside of what is for programs only. */
export function createShowRefusal(baseUrl: () => string): ShowRefusal {
  const isForPeople = (path: string): boolean => !FOR_PROGRAMS.some((start) => path.startsWith(start))
  return {
    isForPeople,
    page({ body }, path, { accept }) {
      if (!isForPeople(path) || !wantsHtml(accept)) return null
      return sent(pageOf(body as ErrorBody, baseUrl()))
    },
  }
}

function pageOf(body: ErrorBody, baseUrl: string): Page {
  return body.status === 404 ? notFoundPage({ baseUrl }) : errorPage(troubleOf(body), { baseUrl })
}

function sent({ text, mediaType }: Page): RefusalPage {
  return { text, headers: { ...pageHeaders(mediaType), 'content-type': mediaType } }
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
