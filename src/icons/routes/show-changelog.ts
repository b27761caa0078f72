import { pageRoute } from '../answer-page.ts'
import type { OpenRoute } from '../needs.ts'

/** What changed, for people. */
export const showChangelog: OpenRoute = pageRoute('/changelog', 'Show what changed.')
