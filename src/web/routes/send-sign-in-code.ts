import { requestCode } from '../../accounts/identity/request-code.ts'
import { COOKIES } from '../cookies.ts'
import { noAccountsPage } from '../html/problem-page.ts'
import { showWait } from '../html/show-date.ts'
import { signInPage } from '../html/sign-in-page.ts'
import { localPath } from '../local-path.ts'
import { signInCookie } from '../sign-in-cookie.ts'
import type { WebRoute } from '../web-route.ts'

/** Mails a code and a link to the address of the form, and goes on to the page that asks for it: a reload there mails nothing. */
export const sendSignInCode: WebRoute = {
  method: 'POST',
  path: '/sign-in',
  summary: 'Mail a sign-in code.',
  access: 'anyone',
  back: '/sign-in',
  body: 'form',
  handle: async ({ accounts, log }, request) => {
    if (accounts === null) return noAccountsPage()
    const { session, form, network, browserName: browser, requestId } = request
    const knownBrowser = request.cookie(COOKIES.knownBrowser)
    const next = localPath(form.get('next'))
    if (session !== null) return { kind: 'redirect', location: next ?? '/account' }
    const email = form.get('email') ?? ''
    const asked = await requestCode(accounts.identity, { email, network, browser, knownBrowser })
    switch (asked.kind) {
      case 'sent':
        return {
          kind: 'redirect',
          location: `/sign-in/code${next === null ? '' : `?next=${encodeURIComponent(next)}`}`,
          cookies: [signInCookie({ ...asked, next })],
        }
      case 'bad-email':
        return signInPage({ next, email, problem: asked.problem, status: 400 })
      case 'limited':
        return {
          ...signInPage({
            next,
            email,
            status: 429,
            notice: {
              title: 'Too many mails were asked for',
              text: `Try again ${showWait(asked.retryAfterSeconds)}. The code and the link of a mail that you have already still work for ten minutes after it was sent.`,
            },
          }),
          headers: { 'retry-after': String(asked.retryAfterSeconds) },
        }
      case 'mails-full':
        return {
          ...signInPage({
            next,
            email,
            status: 503,
            notice: {
              title: 'Too many people are signing in',
              text: `No more mails are sent in this minute. Try again ${showWait(asked.retryAfterSeconds)}.`,
            },
          }),
          headers: { 'retry-after': String(asked.retryAfterSeconds) },
        }
      case 'mail-failed':
        log.error('mail-failed', { request_id: requestId, problem: String(asked.cause) })
        return signInPage({
          next,
          email,
          status: 503,
          notice: {
            title: 'The mail could not be sent',
            text: 'That is on our side, or your mail server did not take it. Look at the address, and try again in a minute.',
          },
        })
    }
  },
}
