import { html } from '../html/html.ts'
import { contentsOf, mainOf, serviceLinks } from '../html/layout.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { referenceText } from '../reference/reference-text.ts'

const SOURCE = [
  'This page is made from [`/openapi.json`](/openapi.json), an OpenAPI 3.1 document that the service makes from the schemas that check',
  'requests.',
]

/** The reference of the hosting API as a web page by itself, out of its OpenAPI document; the guides are pages of the icon service. */
export async function hostingReference(api: unknown, guidesUrl: string): Promise<string> {
  // It has no pictures, and speaks of its own address only.
  const none = async (): Promise<never> => Promise.reject(new Error('the reference of hosting has no pictures'))
  const nobody = { operatorName: null, operatorMail: null, models: null }
  const deps = { studio: none, api: none, baseUrl: '', exampleKey: '', apiUrl: '', siteUrl: '', ...nobody }
  const guides = `New here? The guides begin with [a first deployment](${guidesUrl}).`
  const rendered = await renderMarkdown(referenceText(api, [guides, ...SOURCE]), deps, (href) => href)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hosting API reference · Burin</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header>
<span class="brand">Burin hosting</span>
<nav aria-label="Main"><a href="${guidesUrl}">Guides</a> <a href="/docs" aria-current="page">API</a> <a href="/openapi.json">openapi.json</a></nav>
</header>
<div class="columns">
${mainOf(contentsOf(rendered.headings), html`<article>\n${rendered.html}</article>\n`)}
</div>
<footer>${serviceLinks(new URL(guidesUrl).origin)}</footer>
</body>
</html>
`.markup
}
