import { deviceCodePage } from '../html/device-page.ts'
import type { WebRoute } from '../web-route.ts'

/** Asks for the code that a program shows. One in the address is only filled in: nothing is looked up or approved by a link. */
export const showDevice: WebRoute = {
  method: 'GET',
  path: '/device',
  summary: 'Ask for the code that a program shows.',
  access: 'account',
  body: 'none',
  handle: async (_needs, { query }) =>
    deviceCodePage({ userCode: (query.get('user_code') ?? '').slice(0, 40), problem: null }),
}
