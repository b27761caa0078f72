import { answerPage, wantsHtml } from '../answer-page.ts'
import { exampleCommand } from '../example-command.ts'
import type { Route } from '../route.ts'

/** What this is, and the first command to try: a page for browsers, plain text for everyone else. */
export const showFrontPage: Route = {
  method: 'GET',
  path: '/',
  summary: 'Say what this service is.',
  auth: 'none',
  input: null,
  output: null,
  errors: [],
  caching: 'revalidate',
  handle: async (needs, call) => {
    const headers = { vary: 'Accept' }
    if (!wantsHtml(call))
      return { body: plainText(needs.baseUrl(), needs.exampleKey), mediaType: 'text/plain; charset=utf-8', headers }
    const answer = await answerPage(needs, call)
    return { ...answer, headers: { ...answer.headers, ...headers } }
  },
}

function plainText(baseUrl: string, key: string): string {
  return `Burin

Burin draws icons: a concept or a prompt goes in, SVG icons of one consistent family come out.

${exampleCommand(baseUrl, key)}

The key is a sandbox key: any svc_test_ and 32 letters or digits will do; nothing is billed.
The documentation: ${baseUrl}/docs, for programs ${baseUrl}/llms.txt
The model and its limits: ${baseUrl}/api/v1/models
`
}
