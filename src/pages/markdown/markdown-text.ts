import type { PageFacts } from '../page.ts'

/** What documents write where addresses of the deployment go, and a key. */
export const WRITTEN: PageFacts = {
  baseUrl: 'http://localhost:3000',
  exampleKey: 'svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV',
  apiUrl: 'http://localhost:3001',
  siteUrl: 'http://{slug}.localhost:3002',
}

/** All of them at once: what was filled in is never taken for something that was written. */
const ANY =
  /http:\/\/localhost:3000|http:\/\/localhost:3001|http:\/\/([\w${}-]+)\.localhost:3002|svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV/g

/** A document as readers of this deployment need it: with its addresses, and a key that works. */
export function fillIn(text: string, { baseUrl, exampleKey, apiUrl, siteUrl }: PageFacts): string {
  return text.replace(ANY, (written, site?: string) => {
    if (site !== undefined) return siteUrl.replace('{slug}', () => site)
    return written === WRITTEN.baseUrl ? baseUrl : written === WRITTEN.apiUrl ? apiUrl : exampleKey
  })
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
