import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { picture } from '../figures/picture.ts'
import { html } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { layout } from '../html/layout.ts'
import { fillIn } from '../markdown/markdown-text.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import type { Page, PageDeps } from '../page.ts'

/** Requests whose icons show what the family can do. */
const PROMPTS = [
  'a cloud with a lightning bolt',
  'calendar-check',
  'user with a lock',
  'file search',
  'shopping cart',
  'rocket',
  'no camera',
  'folder with an arrow up',
]

const SUMMARY = 'Icons drawn from words: one consistent family, in SVG, over HTTP.'

const TEXT = `# Icons drawn from plain words

Burin is an HTTP API that draws icons. A few plain words go in, or a picture; SVG icons come out that all belong to one
family: the same grid, the same corners, the same weight, cut to the size, stroke and finish you ask for.
`

const COMMAND = `## The same over HTTP

\`\`\`sh
curl http://localhost:3000/api/v1/icons \\
  -H 'Authorization: Bearer svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV' \\
  -H 'Content-Type: application/json' \\
  -d '{"prompt": "a cloud with a lightning bolt"}'
\`\`\`

This works as it is: the key is a sandbox key, which draws and costs nothing. No language model is asked; the same request
gives the same bytes.

- [Getting started](/docs): a first draw in curl, JavaScript and Python
- [Cuts](/docs/cuts): what size, stroke, radius and finish do
- [Icons](/icons): all glyphs to look through, each in 120 cuts; [the words for them](/docs/glyphs)
- [API reference](/docs/reference), [checker rules](/docs/rules), [icon language](/docs/language)
- [The model and its limits](/api/v1/models), as JSON
`

/** Where the site puts its draw form, which no two visits have alike. */
const DRAW_FORM = html`<!-- draw-form -->`

/** And where it puts the style sheet and the script of its pages. */
const SITE_HEAD = html`<!-- site-head -->`

/** What a browser gets at `/`, but for the draw form. */
export async function frontPage(deps: PageDeps): Promise<Page> {
  const studio = await deps.studio()
  const icons = await Promise.all(
    PROMPTS.map(async (prompt) => {
      const { items } = await studio.draw({ prompt, concept: null, images: [], cut: HOUSE_CUT, count: 1 })
      return html`<li title="${prompt}">${picture(items[0]?.svg ?? '', { zoom: 2, label: prompt })}</li>`
    }),
  )
  const rendered = async (text: string): Promise<Html> =>
    (await renderMarkdown(fillIn(text, deps), deps, (href) => href)).html
  const content = html`<div class="front home">${await rendered(TEXT)}${DRAW_FORM}<ul class="row">${icons}</ul>${await rendered(COMMAND)}</div>\n`
  return {
    mediaType: 'text/html; charset=utf-8',
    text: layout({
      title: 'Burin: icons drawn from words',
      description: SUMMARY,
      baseUrl: deps.baseUrl,
      page: null,
      path: '/',
      frame: 'front',
      content,
      headings: [],
      styleSheet: null,
      head: SITE_HEAD,
    }),
  }
}
