import { pageRoute } from '../answer-page.ts'
import type { Route } from '../route.ts'

/** What changed, for people. */
export const showChangelog: Route = pageRoute('/changelog', 'Show what changed.')
