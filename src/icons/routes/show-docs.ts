import { pageRoute } from '../answer-page.ts'
import type { OpenRoute } from '../needs.ts'

/** The start page of the documentation. */
export const showDocs: OpenRoute = pageRoute('/docs', 'Show the documentation.')
