import { exampleCommand } from '../example-command.ts'
import type { Route } from '../route.ts'

/** What this is, and the first command to try: HTML for browsers, plain text for everyone else. */
export const showFrontPage: Route = {
  method: 'GET',
  path: '/',
  summary: 'Say what this service is.',
  auth: 'none',
  input: null,
  output: null,
  errors: [],
  caching: 'none',
  handle: async (needs, call) => {
    const command = exampleCommand(needs.baseUrl(), needs.exampleKey)
    const headers = { vary: 'Accept' }
    if (call.header('accept')?.includes('text/html') !== true)
      return { body: plainPage(command), mediaType: 'text/plain; charset=utf-8', headers }
    const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    return {
      body: htmlPage(command),
      mediaType: 'text/html; charset=utf-8',
      headers: { ...headers, 'content-security-policy': policy },
    }
  },
}

const INTRODUCTION = 'Burin draws icons: a concept or a prompt goes in, SVG icons of one consistent family come out.'
const KEYS = 'The key is a sandbox key: any svc_test_ and 32 letters or digits will do; nothing is billed.'

function plainPage(command: string): string {
  return `Burin\n\n${INTRODUCTION}\n\n${command}\n\n${KEYS}\nThe model and its limits: /api/v1/models\n`
}

function htmlPage(command: string): string {
  const escaped = command.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Burin</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 10vh auto; padding: 0 1rem }
pre { overflow-x: auto; padding: 1rem; border: 1px solid; border-radius: .5rem }
</style>
</head>
<body>
<h1>Burin</h1>
<p>${INTRODUCTION}</p>
<pre><code>${escaped}</code></pre>
<p>${KEYS}</p>
<p><a href="/api/v1/models">The model and its limits</a></p>
</body>
</html>
`
}
