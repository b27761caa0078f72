import { pageRoute } from '../answer-page.ts'
import type { DocumentRoute } from '../document-deps.ts'

/** What the service is and where its documents are as Markdown. */
export const showLlmsText: DocumentRoute = pageRoute('/llms.txt', 'Tell a language model what this service is.')
