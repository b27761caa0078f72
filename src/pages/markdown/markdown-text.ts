import { html } from '../html/html.ts'
import type { Page, PageFacts } from '../page.ts'
import { namesOf, withModels } from './with-models.ts'

/** What documents write where addresses of the deployment go, and a key. */
export const WRITTEN: PageFacts = {
  baseUrl: 'http://localhost:3000',
  exampleKey: 'svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV',
  apiUrl: 'http://localhost:3001',
  siteUrl: 'http://{slug}.localhost:3002',
  operatorName: 'Example Operator',
  operatorMail: 'operator@example.org',
  models: null,
}

/** The same for the models that draw. */
const WRITTEN_MODEL = 'example-model at models.example.org'

/** All of them at once: what was filled in is never taken for something that was written. */
const ANY =
  /http:\/\/localhost:3000|http:\/\/localhost:3001|http:\/\/([\w${}-]+)\.localhost:3002|svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV|Example Operator|example-model at models\.example\.org|<a href="mailto:operator@example\.org">operator@example\.org<\/a>|\[operator@example\.org\]\(mailto:operator@example\.org\)/g

/** What stands where an operator was not named: whoever reads the page, and the operator, should see it. */
const NO_NAME = 'an operator who has not given a name yet (the setting BURIN_OPERATOR_NAME)'
const NO_MAIL = 'an address that the operator has not given yet (the setting BURIN_OPERATOR_MAIL)'

/** A document as readers of this deployment need it: with its addresses, a key that works, who runs it and who draws. */
export function fillIn(text: string, facts: PageFacts): string {
  return withModels(text, facts.models).replace(ANY, (written, site?: string) => {
    if (site !== undefined) return facts.siteUrl.replace('{slug}', () => site)
    if (written === WRITTEN.baseUrl) return facts.baseUrl
    if (written === WRITTEN.apiUrl) return facts.apiUrl
    if (written === WRITTEN_MODEL) return facts.models === null ? written : namesOf(facts.models)
    if (written === WRITTEN.operatorName) return facts.operatorName ?? NO_NAME
    return written.includes('mailto:') ? filledMail(written, facts) : facts.exampleKey
  })
}

function filledMail(link: string, { operatorMail }: PageFacts): string {
  return operatorMail === null ? NO_MAIL : link.replaceAll('operator@example.org', () => operatorMail)
}

/** The facts as a page of that kind has to write them: a name is text, whatever is in it. */
export function shownIn({ mediaType }: Pick<Page, 'mediaType'>, facts: PageFacts): PageFacts {
  const { operatorName: name, operatorMail: mail } = facts
  if (!mediaType.startsWith('text/html')) return facts
  const shown = (text: string | null): string | null => (text === null ? null : html`${text}`.markup)
  const models = facts.models?.map((model) => ({ ...model, name: html`${model.name}`.markup })) ?? null
  return { ...facts, operatorName: shown(name), operatorMail: shown(mail), models }
}

/** A document for programs: what would become pictures is named instead, and pictures that only go with a text are left out. */
export function withoutFigures(text: string): string {
  return text
    .replace(/^```rule\n.*\n```\n\n?/gm, '')
    .replace(/^```icon$/gm, '```')
    .replace(/^```glyphs\n(.*?)^```$/gms, (_, lines: string) => lines.trimEnd().replace(/^([^:\n]+)/gm, '- `$1`'))
    .replace(/^```icons\n(.*?)^```$/gms, (_, lines: string) => lines.trimEnd().replace(/^(.+?)(?: \| (.+))?$/gm, named))
}

function named(_line: string, prompt: string, settings: string | undefined): string {
  return `- a picture of \`${prompt}\`${settings === undefined ? '' : ` (${settings})`}`
}

/** The anchor of a heading, the same that GitHub gives it. */
export function headingSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}

/** A Markdown table; the first row is its head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')))
  const line = (cells: readonly string[]): string =>
    cells.map((cell) => (cell === '' ? '| ' : `| ${cell} `)).join('') + '|'
  return [line(head), `|${head.map(() => '---|').join('')}`, ...body.map(line)].join('\n')
}
