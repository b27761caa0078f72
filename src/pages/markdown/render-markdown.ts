import markdownIt from 'markdown-it'
import type { MarkdownIt, RendererRule, Token } from 'markdown-it'
import { glyphsFigure } from '../figures/glyphs-figure.ts'
import { iconsFigure } from '../figures/icons-figure.ts'
import { programFigure } from '../figures/program-figure.ts'
import { ruleFigure } from '../figures/rule-figure.ts'
import { html, trusted } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import type { PageDeps } from '../page.ts'
import { headingSlug } from './markdown-text.ts'
import { stackTables } from './stack-tables.ts'

export interface Heading {
  readonly level: number
  readonly text: string
  readonly slug: string
}

export interface Rendered {
  readonly html: Html
  /** In order; the first is the page's own. */
  readonly headings: readonly Heading[]
}

/** Fences that become pictures, by their info word. */
const FIGURES: Readonly<Record<string, (text: string, deps: PageDeps) => Html | Promise<Html>>> = {
  icons: iconsFigure,
  icon: programFigure,
  glyphs: glyphsFigure,
  rule: (text, deps) => ruleFigure(text.trim(), deps),
}

/** A document as HTML, with its pictures drawn. `resolve` turns what it links to into addresses of the site. */
export async function renderMarkdown(
  text: string,
  deps: PageDeps,
  resolve: (href: string) => string,
): Promise<Rendered> {
  const markdown = markdownIt({ html: false, linkify: false })
  addRules(markdown)
  const tokens = markdown.parse(text, {})
  for (const token of tokens) {
    const figure = token.type === 'fence' ? FIGURES[token.info.trim()] : undefined
    if (figure !== undefined) {
      token.content = (await figure(token.content, deps)).markup
      token.type = 'html_block'
    }
    for (const child of token.children ?? [])
      if (child.type === 'link_open') child.attrSet('href', resolve(String(child.attrGet('href') ?? '')))
  }
  stackTables(tokens)
  const headings = nameHeadings(tokens)
  return { html: trusted(markdown.renderer.render(tokens, markdown.options, {})), headings }
}

/** What can be wider than a phone scrolls by itself, so it has to be reachable by the keyboard. */
function addRules(markdown: MarkdownIt): void {
  const { rules } = markdown.renderer
  const code = (tokens: readonly Token[], at: number): string =>
    html`<pre tabindex="0"><code>${tokens[at]?.content ?? ''}</code></pre>\n`.markup
  Object.assign(rules, {
    fence: code,
    code_block: code,
    table_open: tableStart,
    table_close: () => '</table></div>\n',
    heading_close: headingEnd,
  })
}

const tableStart: RendererRule = (tokens, at, options, _environment, self) =>
  html`<div class="table" role="group" aria-label="Table" tabindex="0">${trusted(self.renderToken(tokens, at, options))}`
    .markup

/** A link to the heading itself, for those who want to pass it on. */
const headingEnd: RendererRule = (tokens, at, options, _environment, self) => {
  const slug = tokens[at - 2]?.attrGet('id') ?? null
  const text = tokens[at - 1]?.content.replaceAll('`', '') ?? ''
  const anchor = html` <a class="anchor" href="#${slug}" aria-label="Link to “${text}”">#</a>`
  return `${slug === null ? '' : anchor.markup}${self.renderToken(tokens, at, options)}`
}

/** Gives each heading below the first an anchor of its own, and lists all. */
function nameHeadings(tokens: readonly Token[]): Heading[] {
  const headings: Heading[] = []
  tokens.forEach((token: Token, at: number) => {
    if (token.type !== 'heading_open') return
    const text = (tokens[at + 1]?.content ?? '').replaceAll('`', '')
    const plain = headingSlug(text)
    const same = headings.filter((one) => one.slug === plain || one.slug.startsWith(`${plain}-`)).length
    const slug = same === 0 ? plain : `${plain}-${same}`
    if (token.tag !== 'h1') token.attrSet('id', slug)
    headings.push({ level: Number(token.tag.slice(1)), text, slug })
  })
  return headings
}
