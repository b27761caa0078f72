import type { CodeRedemption } from '../../accounts/identity/redeem-code.ts'
import { redeemCode } from '../../accounts/identity/redeem-code.ts'
import { COOKIES } from '../cookies.ts'
import { codePage } from '../html/code-page.ts'
import { noAccountsPage } from '../html/problem-page.ts'
import { showWait } from '../html/show-date.ts'
import { signInPage, suspendedPage } from '../html/sign-in-page.ts'
import { localPath } from '../local-path.ts'
import { NO_SIGN_IN_COOKIE, signedInCookies, signInCookie, waitingSignIn } from '../sign-in-cookie.ts'
import type { WaitingSignIn } from '../sign-in-cookie.ts'
import type { WebAnswer, WebRoute } from '../web-route.ts'

/** Signs in with the code that was mailed. */
export const redeemSignInCode: WebRoute = {
  method: 'POST',
  path: '/sign-in/code',
  summary: 'Sign in with the code that was mailed.',
  access: 'anyone',
  back: '/sign-in',
  body: 'form',
  handle: async ({ accounts }, request) => {
    if (accounts === null) return noAccountsPage()
    const next = localPath(request.form.get('next'))
    if (request.session !== null) return { kind: 'redirect', location: next ?? '/account' }
    const waiting = waitingSignIn(request)
    if (waiting === null) return gone(next)
    if (!waiting.hasCode) return codePage({ waiting, next })
    // The page of another tab, that asked before this browser asked anew: its code could only be wrong.
    if (request.form.get('asked') !== waiting.asked)
      return codePage({
        waiting,
        next,
        status: 400,
        problem: 'A newer code was asked for in this browser. Enter the one from the newest mail.',
      })
    const code = (request.form.get('code') ?? '').trim()
    if (code === '') return codePage({ waiting, next, status: 400, problem: 'Enter the code from the mail.' })
    const redeemed = await redeemCode(accounts.identity, {
      challenge: waiting.challenge,
      code,
      oldToken: request.sessionToken,
      knownBrowser: request.cookie(COOKIES.knownBrowser),
      label: request.browserName,
      network: request.network,
    })
    return answerTo(redeemed, waiting, next)
  },
}

function answerTo(redeemed: CodeRedemption, waiting: WaitingSignIn, next: string | null): WebAnswer {
  switch (redeemed.kind) {
    case 'signed-in':
      return {
        kind: 'redirect',
        location: next ?? '/account',
        cookies: signedInCookies(redeemed),
      }
    case 'wrong':
      return redeemed.triesLeft === 0
        ? gone(next, waiting)
        : codePage({ waiting, next, status: 400, problem: wrong(redeemed) })
    case 'suspended':
      return { ...suspendedPage(redeemed.reason), cookies: [NO_SIGN_IN_COOKIE] }
    case 'gone':
      return gone(next, waiting)
    case 'closed': {
      const byLink = { ...waiting, hasCode: false }
      return { ...codePage({ waiting: byLink, next, status: 429 }), cookies: [signInCookie(byLink)] }
    }
    case 'limited':
      return {
        ...codePage({
          waiting,
          next,
          status: 429,
          problem: `Too many codes were tried. Open the link in the mail, or try again ${showWait(redeemed.retryAfterSeconds)}.`,
        }),
        headers: { 'retry-after': String(redeemed.retryAfterSeconds) },
      }
  }
}

function wrong({ triesLeft }: { readonly triesLeft: number }): string {
  return `That is not the code. ${triesLeft === 1 ? 'You have one try left.' : `You have ${triesLeft} tries left.`}`
}

/** Only a new code helps. */
function gone(next: string | null, waiting?: WaitingSignIn): WebAnswer {
  return {
    ...signInPage({
      next,
      email: waiting?.email ?? '',
      status: 400,
      notice: {
        title: 'A new code is needed',
        text: 'The last one is too old, was used or tried too often, or was asked for in another browser. Have another one sent.',
      },
    }),
    cookies: [NO_SIGN_IN_COOKIE],
  }
}
