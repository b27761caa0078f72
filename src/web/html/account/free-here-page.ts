import { problemPage } from '../problem-page.ts'
import type { WebAnswer } from '../../web-route.ts'

/** What pages about credits answer where there are none. */
export function freeHerePage(): WebAnswer {
  return problemPage(
    404,
    'Draws are free here',
    'This service has no credits: it needs no keys to be bought for, and keeps no ledger. Signed in, you draw as much as its limits allow.',
  )
}
