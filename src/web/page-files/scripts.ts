import { readdirSync, readFileSync } from 'node:fs'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { revisedFiles } from './revised-files.ts'
import type { RevisedFiles } from './revised-files.ts'

const FOLDER = new URL('../browser/', import.meta.url)
/** What a script cannot do without; what it asks for with `import(…)` may never be needed. */
const IMPORTED = /^(?:import|\}) .*?'\.\/([\w-]+\.js)'$/gm

const texts = new Map(
  readdirSync(FOLDER)
    .sort()
    .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]),
)

/** Script → those that it cannot do without; looked for once, and not for each page. */
const imports = new Map(
  [...texts].map(([name, text]) => [name, [...text.matchAll(IMPORTED)].map(([, other = '']) => other)] as const),
)

/** The scripts of pages. All pages work without them. */
export const SCRIPTS: RevisedFiles = revisedFiles('scripts', {
  summary: 'Give a script of the pages.',
  mediaType: 'text/javascript; charset=utf-8',
  texts,
})

/**
 * Loads scripts of a page, by their names. All that they import is asked for at once, not only when its importer has come; and none of
 * it before what the page is painted with.
 */
export function scriptTags(...names: readonly string[]): Html {
  const imported = new Set(names)
  // A set also gives what is added while it is gone through.
  for (const name of imported) for (const other of imports.get(name) ?? []) imported.add(other)
  const preloads = [...imported].filter((name) => !names.includes(name))
  return lines([
    ...names.map((name) => html`<script type="module" src="${SCRIPTS.addressOf(name)}" fetchpriority="low"></script>`),
    ...preloads.map(preloadTag),
  ])
}

function preloadTag(name: string): Html {
  return html`<link rel="modulepreload" href="${SCRIPTS.addressOf(name)}" fetchpriority="low">`
}
