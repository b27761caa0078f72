import { exampleCommand } from '../../contract/draw-request.ts'
import { wantsHtml } from '../../platform/http/media-type.ts'
import { readDrawForm } from '../draw-form.ts'
import { showDrawPage } from '../show-draw-page.ts'
import type { WebRoute } from '../web-route.ts'

/** What this is, and a first draw: a page with a form for browsers, plain text with a command for everyone else. */
export const showFrontPage: WebRoute = {
  method: 'GET',
  path: '/',
  summary: 'Say what this service is.',
  access: 'anyone',
  isOpenWithoutSession: true,
  body: 'none',
  handle: async (deps, request) => {
    if (wantsHtml(request.header('accept')))
      return showDrawPage(deps, request, { values: readDrawForm(request.query), above: null })
    return {
      kind: 'data',
      mediaType: 'text/plain; charset=utf-8',
      headers: { vary: 'Accept', 'cache-control': 'no-cache' },
      body: plainText(deps.baseUrl(), deps.exampleKey),
    }
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
