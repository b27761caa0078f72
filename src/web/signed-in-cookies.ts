import type { Entered } from '../accounts/identity/enter.ts'
import { sessionLifetimes } from '../accounts/identity/session-lifetimes.ts'
import { REMEMBERED_SECONDS } from '../accounts/signed-name.ts'
import { COOKIES } from './cookies.ts'
import { NO_SIGN_IN_COOKIE } from './sign-in-cookie.ts'
import type { SetCookie } from './web-route.ts'

/** What a browser keeps that has just signed in; it waits for no code any more. */
export function signedInCookies({ token, knownBrowser }: Entered): readonly SetCookie[] {
  return [
    { name: COOKIES.session, value: token, maxAgeSeconds: sessionLifetimes.browser.mostMs / 1000 },
    { name: COOKIES.knownBrowser, value: knownBrowser, maxAgeSeconds: REMEMBERED_SECONDS },
    NO_SIGN_IN_COOKIE,
  ]
}
