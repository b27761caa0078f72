import { pageRoute } from '../answer-page.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** What changed, for feed readers. */
export const showChangelogFeed: DocumentRoute = pageRoute('/changelog.atom', 'Give the changelog as an Atom feed.')
