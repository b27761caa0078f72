import type { Heading } from '../markdown/render-markdown.ts'
import { GROUPS, markdownPath, SITE } from '../site.ts'
import type { SitePage } from '../site.ts'
import { escape } from './escape.ts'

export interface Layout {
  readonly title: string
  readonly description: string
  readonly baseUrl: string
  /** The page of the navigation that this is; null for pages that it does not list. */
  readonly page: SitePage | null
  /** A front page lays itself out; anything else is an article. */
  readonly frame: 'article' | 'front'
  readonly html: string
  readonly headings: readonly Heading[]
  /** More for the document's head, such as a style sheet of its own. */
  readonly head?: string
}

/** A list of contents helps from so many headings on. */
const FEWEST_CONTENTS = 4

/** A whole page: head, navigation, contents and what the page says. */
export function layout({ title, description, baseUrl, page, frame, html, headings, head = '' }: Layout): string {
  const contents = contentsOf(headings)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<link rel="stylesheet" href="/docs/style.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="alternate" href="/changelog.atom" type="application/atom+xml" title="Burin changelog">
${page === null ? '' : `<link rel="canonical" href="${escape(baseUrl + page.path)}">\n<link rel="alternate" href="${markdownPath(page.path)}" type="text/markdown" title="This page as Markdown">\n`}${head}</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header>
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="24" height="24"> Burin</a>
<nav aria-label="Main"><a href="/docs"${page?.path === '/docs' ? ' aria-current="page"' : ''}>Docs</a> <a href="/docs/reference"${page?.path === '/docs/reference' ? ' aria-current="page"' : ''}>API</a> <a href="/changelog"${page?.path === '/changelog' ? ' aria-current="page"' : ''}>Changelog</a> <a href="/account">Account</a></nav>
</header>
<div class="columns">
${page === null ? '' : navigation(page)}<main id="main" tabindex="-1">
${contents}${frame === 'front' ? html : `<article>\n${html}</article>\n`}</main>
</div>
${footer(page)}</body>
</html>
`
}

/** All pages by group. A phone folds it. */
function navigation(page: SitePage): string {
  const lists = GROUPS.map((group) => {
    const items = SITE.filter((one) => one.group === group).map(
      ({ path, title }) =>
        `<li><a href="${path}"${path === page.path ? ' aria-current="page"' : ''}>${escape(title)}</a></li>`,
    )
    return `<h2>${group}</h2><ul>${items.join('')}</ul>`
  })
  return `<nav class="pages" aria-label="Documentation"><details><summary>All pages</summary>${lists.join('')}</details></nav>\n`
}

function contentsOf(headings: readonly Heading[]): string {
  const own = headings.filter(({ level }) => level === 2)
  const listed = own.length >= FEWEST_CONTENTS ? headings.filter(({ level }) => level === 2 || level === 3) : []
  if (listed.length === 0) return ''
  const items = listed.map(
    ({ level, slug, text }) => `<li class="level-${level}"><a href="#${slug}">${escape(text)}</a></li>`,
  )
  return `<nav class="contents" aria-label="On this page"><details><summary>On this page</summary><ul>${items.join('')}</ul></details></nav>\n`
}

function footer(page: SitePage | null): string {
  const markdown = page === null ? '' : `<a href="${markdownPath(page.path)}">This page as Markdown</a> `
  return `<footer>${markdown}<a href="/llms.txt">llms.txt</a> <a href="/openapi.json">openapi.json</a> <a href="/changelog.atom">Feed</a></footer>\n`
}
