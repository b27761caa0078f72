import { pageRoute } from '../answer-page.ts'
import type { OpenRoute } from '../needs.ts'

/** What the service is and where its documents are as Markdown. */
export const showLlmsText: OpenRoute = pageRoute('/llms.txt', 'Tell a language model what this service is.')
