import { pageRoute } from '../answer-page.ts'
import type { Route } from '../route.ts'

/** The start page of the documentation. */
export const showDocs: Route = pageRoute('/docs', 'Show the documentation.')
