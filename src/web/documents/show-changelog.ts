import { pageRoute } from '../answer-page.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** What changed, for people. */
export const showChangelog: DocumentRoute = pageRoute('/changelog', 'Show what changed.')
