import { readFileSync } from 'node:fs'
import { smallCss } from '../../pages/html/small-css.ts'
import { styleSheet } from '../../pages/html/style-sheet.ts'
import { revisedFiles } from './revised-files.ts'
import type { RevisedFiles } from './revised-files.ts'

/** One sheet for all pages of a kind: what is painted waits for a single file, which the next page has already. */
const texts = new Map([
  ['site.css', sheetOf('style', 'workbench', 'own-icons', 'batch')],
  ['gallery.css', sheetOf('style', 'gallery')],
])

export const STYLES: RevisedFiles = revisedFiles('styles', {
  summary: 'Give a style sheet of the pages.',
  mediaType: 'text/css; charset=utf-8',
  texts,
})

/** What all pages look like, and then what those of the site do. */
function sheetOf(...names: readonly string[]): string {
  const own = names.map((name) => readFileSync(new URL(`../html/${name}.css`, import.meta.url), 'utf8'))
  return [styleSheet(), ...own.map(smallCss)].join('\n')
}
