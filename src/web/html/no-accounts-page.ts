import type { WebAnswer } from '../web-route.ts'
import { problemPage } from './problem-page.ts'

/** A deployment without a database has no accounts. */
export function noAccountsPage(): WebAnswer {
  return problemPage(
    404,
    'There is no signing in here',
    'This service runs without a database, so it has no accounts. Programs can draw with a sandbox key; the front page shows how.',
  )
}
