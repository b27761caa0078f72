import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { RULES } from '../drawing/checker/rules.ts'
import { DECLARATIONS } from '../drawing/language/declarations.ts'
import { STATEMENTS } from '../drawing/language/statements.ts'
import { describeService } from '../main/describe-service.ts'
import { loadLexicon } from '../lexicon/load.ts'
import { loadStudio } from '../main/load-studio.ts'
import { ruleCases } from './figures/rule-cases.ts'
import { sessionLifetimes } from '../accounts/identity/session-lifetimes.ts'
import { REMEMBERED_SECONDS } from '../accounts/signed-name.ts'
import { createDescribeApi } from '../api/openapi/document.ts'
import { hostingDescription } from '../hosting/api/openapi/hosting-description.ts'
import { HOSTING_ROUTES } from '../hosting/api/routes.ts'
import { hostingReference } from './made/hosting-reference.ts'
import { makePage } from './make-page.ts'
import type { PageDeps } from './page.ts'
import { markdownPath, SITE } from './site.ts'

const studio = await loadStudio()

const deps: PageDeps = {
  baseUrl: 'https://icons.example.com',
  exampleKey: `svc_test_${'x'.repeat(32)}`,
  apiUrl: 'https://api.example.com',
  siteUrl: 'https://{slug}.sites.example',
  operatorName: 'Muster & Söhne',
  operatorMail: 'hello@example.com',
  models: [],
  studio: async () => studio,
  api: async () => describeService()('https://icons.example.com'),
}

const hostingApi = (): unknown =>
  createDescribeApi(HOSTING_ROUTES, () => hostingDescription(deps.baseUrl))('https://api.example.com')

/** Each page is made once: some take seconds, and many tests look at them. */
const pages = new Map<string, ReturnType<typeof makePage>>()

async function textOf(path: string): Promise<string> {
  const made = pages.get(path) ?? makePage(path, deps)
  pages.set(path, made)
  const page = await made
  ok(page !== null, `${path} is no page`)
  return page.text
}

/** The piece of a page from a heading to the next of its level. */
function section(html: string, level: 2 | 3, slug: string): string {
  const start = html.indexOf(`<h${level} id="${slug}"`)
  ok(start >= 0, `there is no heading ${slug}`)
  const end = html.indexOf(`<h${level} `, start + 1)
  return html.slice(start, end < 0 ? undefined : end)
}

it('the header of every page leads to all icons and to what is done with them', async () => {
  const [header = ''] = /<header>.*<\/header>/s.exec(await textOf('/docs/cuts')) ?? []
  for (const path of ['/icons', '/batch', '/play', '/tray', '/account']) ok(header.includes(`href="${path}"`), path)
})

it('the navigation leads to the reference of hosting, at the address of its API', async () => {
  ok(/Hosting<\/h2>.*href="https:\/\/api\.example\.com\/docs".*Reference<\/h2>/s.test(await textOf('/docs/cuts')))
})

describe('the page of the rules', () => {
  let html = ''
  before(async () => {
    html = await textOf('/docs/rules')
  })
  for (const { id } of RULES) {
    it(`shows ${id} at work: a drawing that breaks it and one that keeps it`, () => {
      const shown = section(html, 2, id)
      ok(/<div class="fires">.*<svg .*<p class="finding">.*<\/div><div class="passes">.*<svg /s.test(shown))
      ok(!/<div class="passes">.*class="finding"/s.test(shown))
    })
  }
  it('rings the place of every finding that has one', () => {
    const places = RULES.flatMap(({ id }) => ruleCases(id)?.fires.findings ?? []).filter(({ at }) => at !== null)
    ok(places.length > 10)
    equal(html.match(/class="fault"/g)?.length, places.length)
  })
})

describe('the page of the language', () => {
  it('shows every statement and declaration with its picture', async () => {
    const html = await textOf('/docs/language')
    for (const { keyword } of [...DECLARATIONS, ...STATEMENTS])
      match(section(html, 3, keyword), /<figure class="program">.*<svg .*<svg /s)
  })
})

describe('the page of the glyphs', () => {
  it('shows every glyph with its picture and its words, in one request of a size that a phone can take', async () => {
    const html = await textOf('/docs/glyphs')
    const shown = [...html.matchAll(/<li><svg aria-hidden="true" width="48".*?<strong>(.*?)<\/strong>/g)]
    const names = shown.map((found) => found[1] ?? '').toSorted()
    deepEqual(names, loadLexicon().names())
    match(section(html, 2, 'weather'), /<svg .*<path [^>]*\/>.*<strong>cloud-lightning<\/strong> [^<]*\bthunder/)
    ok(html.length < 1_500_000, `${html.length} characters`)
  })
  it('lists names and words as Markdown', async () => {
    const text = await textOf('/docs/glyphs.md')
    match(text, /^- `bell`: .*\bnotification\b/m)
    equal(text.match(/^- `/gm)?.length, loadLexicon().names().length)
  })
})

describe('tables', () => {
  it('of three columns and more tell a phone the head of each cell, others do not', async () => {
    const [two, three] = [...(await textOf('/docs/errors')).matchAll(/<table.*?<\/table>/gs)].map(([table]) => table)
    ok(!two?.includes('data-head') && !two?.includes('stacked'))
    match(three ?? '', /^<table role="table" class="stacked">/)
    match(three ?? '', /<td role="cell" data-head="status">400<\/td>\n<td role="cell" data-head="code">/)
  })
})

describe('documents', () => {
  for (const page of SITE) {
    it(`${page.path} speaks of this deployment, as a page and as Markdown`, async () => {
      for (const path of [page.path, markdownPath(page.path)]) {
        const text = await textOf(path)
        ok(!text.includes('localhost:3000'), path)
        ok(!text.includes('svc_test_0123'), path)
      }
      const html = await textOf(page.path)
      equal(html.match(/<h1/g)?.length, 1)
      match(html, new RegExp(`<a href="${page.path}" aria-current="page">`))
      ok(!/ style="|<script|<style/.test(html.replaceAll(/<pre.*?<\/pre>/gs, '')))
    })
  }

  it('Markdown for programs names its pictures', async () => {
    match(await textOf('/docs/cuts.md'), /^- a picture of `house` \(size 16\)\n- a picture of `house` \(size 20\)\n/m)
    for (const { path } of SITE) ok(!/^```(icons?|rule|glyphs)$/m.test(await textOf(markdownPath(path))), path)
  })

  it('what a request shows comes from the engine', async () => {
    const cuts = await textOf('/docs/cuts')
    match(cuts, /<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="16" height="16" viewBox="0 0 16 16"/)
    match(await textOf('/docs/prompts'), /a bell with a wombat <em>draft<\/em>/)
  })

  it('two headings of a page never have the same anchor', async () => {
    for (const { path } of SITE) {
      const anchors = [...(await textOf(path)).matchAll(/ id="([^"]*)"/g)].map((found) => found[1])
      deepEqual(anchors.length, new Set(anchors).size, path)
    }
  })
})

describe('the pages that an operator answers for', () => {
  const OF_SERVICE = SITE.filter(({ group }) => group === 'Service')
  it('are linked at the foot of every page, and of the reference of hosting', async () => {
    equal(OF_SERVICE.length, 6)
    const hosting = await hostingReference(hostingApi(), 'https://icons.example.com/docs/hosting')
    for (const { path } of OF_SERVICE) {
      for (const page of ['/', '/docs', path]) ok((await textOf(page)).includes(`<a href="${path}">`), page)
      ok(hosting.includes(`<a href="https://icons.example.com${path}">`), path)
    }
  })

  it('name the operator where the law wants a name', async () => {
    for (const path of ['/docs/terms', '/docs/privacy', '/docs/contact', '/docs/accessibility'])
      match(await textOf(path), /Muster &amp; Söhne[^]*href="mailto:hello@example.com"/)
    match(await textOf('/docs/terms.md'), /Muster & Söhne/)
  })

  it('say of sessions, traffic and names what the code does', async () => {
    const text = await textOf('/docs/privacy.md')
    const days = (ms: number): number => ms / 86_400_000
    const { browser, token } = sessionLifetimes
    ok(text.includes(`${days(browser.mostMs)} days at most, ${days(browser.idleMs)} when unused`))
    ok(text.includes(`in ${days(token.mostMs)}, ${days(token.idleMs)} when unused`))
    ok(text.includes(`free draw a browser | ${REMEMBERED_SECONDS / 86_400} days`))
  })
})
