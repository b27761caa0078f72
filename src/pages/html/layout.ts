import type { Heading } from '../markdown/render-markdown.ts'
import { GROUPS, markdownPath, SITE } from '../site.ts'
import type { SitePage } from '../site.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'

export interface Layout {
  readonly title: string
  readonly description: string
  readonly baseUrl: string
  /** The page of the navigation that this is; null for pages that it does not list. */
  readonly page: SitePage | null
  /** Where in the header's menu this page is; left out: at the path of `page`, if it has one. */
  readonly path?: string
  /** Public origin of the hosting API, whose reference the navigation leads to; left out where there is no navigation. */
  readonly apiUrl?: string
  /** A front page lays itself out; anything else is an article. */
  readonly frame: 'article' | 'front'
  readonly content: Html
  readonly headings: readonly Heading[]
  /** Address of a style sheet that has all of the pages' own in it; left out: their own. Null where `head` has it. */
  readonly styleSheet?: string | null
  /** More for the document's head, such as a script. */
  readonly head?: Html
}

const MENU = [
  ['/icons', 'Icons'],
  ['/batch', 'Batch'],
  ['/play', 'Play'],
  ['/tray', 'Tray'],
  ['/docs', 'Docs'],
  ['/docs/reference', 'API'],
  ['/account', 'Account'],
] as const

/** A list of contents helps from so many headings on. */
const FEWEST_CONTENTS = 4

/** A whole page: head, navigation, contents and what the page says. */
export function layout(given: Layout): string {
  const { title, description, baseUrl, page, frame, content, headings, head, apiUrl } = given
  const { styleSheet = '/docs/style.css', path = page?.path } = given
  const contents = contentsOf(headings)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${styleSheet === null ? null : html`<link rel="stylesheet" href="${styleSheet}">\n`}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="alternate" href="/changelog.atom" type="application/atom+xml" title="Burin changelog">
${page === null ? '' : html`<link rel="canonical" href="${baseUrl + page.path}">\n<link rel="alternate" href="${markdownPath(page.path)}" type="text/markdown" title="This page as Markdown">\n`}${head ?? null}</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header>
<a class="brand" href="/"${currentIf(path === '/')}><img src="/favicon.svg" alt="" width="24" height="24"> Burin</a>
<nav aria-label="Main">${MENU.map(([to, name]) => html`<a href="${to}"${currentIf(path === to)}>${name}</a> `)}</nav>
</header>
<div class="columns${page === null ? '' : ' with-pages'}">
${page === null ? '' : navigation(page, apiUrl)}${mainOf(contents, frame === 'front' ? content : html`<article>\n${content}</article>\n`)}
</div>
${footer(page)}</body>
</html>
`.markup
}

function currentIf(isCurrent: boolean): Html | null {
  return isCurrent ? html` aria-current="page"` : null
}

/** All pages by group. A phone folds it; where it is higher than the window, the keyboard scrolls it too. */
function navigation(page: SitePage, apiUrl: string | undefined): Html {
  const lists = GROUPS.map((group) => {
    const items = SITE.filter((one) => one.group === group).map(
      ({ path, title }) => html`<li><a href="${path}"${currentIf(path === page.path)}>${title}</a></li>`,
    )
    if (group === 'Hosting' && apiUrl !== undefined)
      items.push(html`<li><a href="${apiUrl}/docs">Hosting API reference</a></li>`)
    return html`<h2>${group}</h2><ul>${items}</ul>`
  })
  return html`<nav class="pages" aria-label="Documentation" tabindex="0"><details><summary>All pages</summary>${lists}</details></nav>\n`
}

/** The text of a page with the list of its contents beside it. Classes say what is there: a style that looked for it would do so again for each change of the page. */
export function mainOf(contents: Html | null, content: Html): Html {
  return html`<main id="main"${contents === null ? null : html` class="with-contents"`} tabindex="-1">
${contents}${content}</main>`
}

/** What is on a page, for one that is long enough to need it. */
export function contentsOf(headings: readonly Heading[]): Html | null {
  const own = headings.filter(({ level }) => level === 2)
  const listed = own.length >= FEWEST_CONTENTS ? headings.filter(({ level }) => level === 2 || level === 3) : []
  if (listed.length === 0) return null
  const items = listed.map(
    ({ level, slug, text }) => html`<li class="level-${level}"><a href="#${slug}">${text}</a></li>`,
  )
  return html`<nav class="contents" aria-label="On this page"><details><summary>On this page</summary><ul>${items}</ul></details></nav>\n`
}

function footer(page: SitePage | null): Html {
  const markdown = page === null ? '' : html`<a href="${markdownPath(page.path)}">This page as Markdown</a> `
  return html`<footer>${markdown}<a href="/llms.txt">llms.txt</a> <a href="/openapi.json">openapi.json</a> <a href="/changelog">Changelog</a> <a href="/changelog.atom">Feed</a> ${serviceLinks('')}</footer>\n`
}

/** Links to what the operator answers for, for the foot of a page; `origin` of the icon service, empty on its own pages. */
export function serviceLinks(origin: string): Html {
  const pages = SITE.filter(({ group }) => group === 'Service')
  return html`${pages.map(({ path, title }) => html`<a href="${origin}${path}">${title}</a> `)}`
}
