import type { Limited } from '../accounts/identity/spend-all.ts'
import { deviceCodePage } from './html/device-page.ts'
import { showWait } from './html/show-date.ts'
import type { WebAnswer } from './web-route.ts'

/** Asks for the code again, and says why: nothing waits under it, or too many were tried. */
export function deviceRefusal(refused: Limited | { readonly kind: 'gone' }, userCode: string): WebAnswer {
  if (refused.kind === 'gone')
    return deviceCodePage({
      userCode,
      status: 400,
      problem:
        'No program waits with this code. Compare it with the one that the program shows. A code is good for ten minutes: after that, start the sign-in of the program again, such as by burin login.',
    })
  const { retryAfterSeconds } = refused
  return {
    ...deviceCodePage({
      userCode,
      status: 429,
      problem: `Too many codes were tried. Try again ${showWait(retryAfterSeconds)}.`,
    }),
    headers: { 'retry-after': String(retryAfterSeconds) },
  }
}
