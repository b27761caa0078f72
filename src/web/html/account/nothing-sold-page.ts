import type { WebAnswer } from '../../web-route.ts'
import { problemPage } from '../problem-page.ts'

/** What forms of the billing page answer where no payments are set up. */
export function nothingSoldPage(): WebAnswer {
  return problemPage(
    404,
    'Nothing is sold here',
    'Credits are granted by the operator of this service. Nothing was charged.',
  )
}
