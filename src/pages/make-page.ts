import { changelogFeed } from './made/changelog-feed.ts'
import { favicon } from './made/favicon.ts'
import { frontPage } from './made/front-page.ts'
import { llmsText } from './made/llms-text.ts'
import { robotsText } from './made/robots-text.ts'
import { layout } from './html/layout.ts'
import { styleSheet } from './html/style-sheet.ts'
import { fillIn, withoutFigures } from './markdown/markdown-text.ts'
import { renderMarkdown } from './markdown/render-markdown.ts'
import { documentLink, siteLink } from './markdown/links.ts'
import { OTHER_PATHS } from './page-paths.ts'
import type { OtherPath } from './page-paths.ts'
import type { Page, PageDeps } from './page.ts'
import { markdownPath, SITE } from './site.ts'
import type { SitePage } from './site.ts'

type Make = (deps: PageDeps) => Page | Promise<Page>

/** What is no document: by its path. */
const OTHERS: Readonly<Record<OtherPath, Make>> = {
  '/': frontPage,
  '/docs/style.css': () => ({ mediaType: 'text/css; charset=utf-8', text: styleSheet() }),
  '/favicon.svg': favicon,
  '/changelog.atom': changelogFeed,
  '/llms.txt': llmsText,
  '/robots.txt': robotsText,
}

/** Makes the page at a path anew; null when there is none. Takes up to seconds: call it away from the thread that answers. */
export async function makePage(path: string, deps: PageDeps): Promise<Page | null> {
  const other = OTHER_PATHS.find((one) => one === path)
  if (other !== undefined) return OTHERS[other](deps)
  const page = SITE.find((one) => one.path === path)
  if (page !== undefined) return documentPage(page, deps)
  const source = SITE.find((one) => markdownPath(one.path) === path)
  return source === undefined ? null : documentText(source, deps)
}

async function documentPage(page: SitePage, deps: PageDeps): Promise<Page> {
  const text = fillIn(await page.markdown(deps), deps)
  const { html, headings } = await renderMarkdown(text, deps, (href) => siteLink(href, page, deps.baseUrl))
  return {
    mediaType: 'text/html; charset=utf-8',
    text: layout({
      title: page.path === '/docs' ? 'Burin documentation' : `${page.title} · Burin`,
      description: page.summary,
      baseUrl: deps.baseUrl,
      apiUrl: deps.apiUrl,
      page,
      frame: 'article',
      content: html,
      headings,
    }),
  }
}

/** The document as Markdown, for programs: links lead to the Markdown forms of other pages. */
async function documentText(page: SitePage, deps: PageDeps): Promise<Page> {
  const text = withoutFigures(fillIn(await page.markdown(deps), deps))
  const linked = text.replace(/\]\(([^)\s]+)\)/g, (_, href: string) => `](${documentLink(href, page, deps.baseUrl)})`)
  return { mediaType: 'text/markdown; charset=utf-8', text: linked }
}
