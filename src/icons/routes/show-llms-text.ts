import { pageRoute } from '../answer-page.ts'
import type { Route } from '../route.ts'

/** What the service is and where its documents are as Markdown. */
export const showLlmsText: Route = pageRoute('/llms.txt', 'Tell a language model what this service is.')
