import { Feed } from 'feed'
import { MODEL } from '../../contract/limits.ts'
import { headingSlug } from '../markdown/markdown-text.ts'
import { siteLink } from '../markdown/links.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import type { Page, PageDeps } from '../page.ts'
import { SITE } from '../site.ts'

/** The changelog as an Atom feed: one entry a version. What has no date of its own has the model's. */
export async function changelogFeed(deps: PageDeps): Promise<Page> {
  const { baseUrl } = deps
  const changelog = SITE.find(({ path }) => path === '/changelog')
  if (changelog === undefined) throw new Error('there is no changelog')
  const [, ...sections] = (await changelog.markdown(deps)).split(/^## /m)
  const entries = await Promise.all(
    sections.map(async (section) => {
      const [heading = ''] = section.split('\n', 1)
      const link = `${baseUrl}/changelog#${headingSlug(heading)}`
      // A reader shows this away from here, where paths and anchors lead nowhere.
      const { html } = await renderMarkdown(
        section.slice(heading.length),
        deps,
        (href) => new URL(siteLink(href, changelog, baseUrl), link).href,
      )
      const content = html.markup.replace(/ <a class="anchor".*?<\/a>/g, '')
      const date = new Date(/\d{4}-\d\d-\d\d/.exec(heading)?.[0] ?? MODEL.created * 1000)
      return { title: `Burin ${heading}`, id: link, link, content, date }
    }),
  )
  const feed = new Feed({
    title: 'Burin changelog',
    id: `${baseUrl}/changelog`,
    link: `${baseUrl}/changelog`,
    feedLinks: { atom: `${baseUrl}/changelog.atom` },
    author: { name: 'Burin', link: `${baseUrl}/` },
    copyright: '',
    generator: 'Burin',
    updated: new Date(Math.max(MODEL.created * 1000, ...entries.map(({ date }) => date.getTime()))),
  })
  for (const entry of entries) feed.addItem(entry)
  return { mediaType: 'application/atom+xml; charset=utf-8', text: feed.atom1() }
}
