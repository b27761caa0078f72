/** Builds for pages what they share with the service's own code: `npm run docs` writes it. */
import { join } from 'node:path'
import { build } from 'esbuild'
import { buildEngineFile } from './build-engine.ts'

const root = join(import.meta.dirname, '..')

/** So that a change of a built file is seen in a few of its lines. */
const LINE_LENGTH = 140

interface BrowserScript {
  /** The built file in the repository: the service is run as it is, and has nothing to build it with. */
  readonly file: string
  /** What it is made of, below `src`, as its first line names it. */
  readonly source: string
  /** Null for the engine, which is built in a way of its own. */
  readonly exports: string | null
}

/** What finds the ink in a picture, for the draw form; what finds glyphs by words, for the pages of icons; what reads lists of needs and says what they are for, for batches; what finds the requests that a finding offers, and says what it means; what cuts a drawing anew, and the editor of programs, for the workbench. */
export const BROWSER_SCRIPTS: readonly BrowserScript[] = [
  {
    file: 'src/web/browser/ink.js',
    source: 'src/author/trace/seen-ink.ts',
    exports: `
  export { seenInk } from './author/trace/seen-ink.ts'
  export { RASTER_SIDE } from './drawing/model/raster.ts'`,
  },
  {
    file: 'src/web/browser/zip.js',
    source: 'fflate, Copyright (c) 2026 Arjun Barrett, under the MIT License',
    exports: `export { strToU8, zipSync } from 'fflate'`,
  },
  {
    file: 'src/web/browser/find-glyphs.js',
    source: 'src/catalogue/search-cards.ts',
    exports: `
  export { createRelatives } from './catalogue/relatives-of.ts'
  export { createSearch } from './catalogue/search-cards.ts'`,
  },
  {
    file: 'src/web/browser/read-needs.js',
    source: 'src/client/read-needs.ts and prompt-for.ts',
    exports: `
  export { promptFor } from './client/prompt-for.ts'
  export { countWithoutNeed, readNeeds } from './client/read-needs.ts'`,
  },
  {
    file: 'src/web/browser/offers.js',
    source: 'src/contract/offers-in.ts',
    exports: `export { offersIn } from './contract/offers-in.ts'`,
  },
  {
    file: 'src/web/browser/plain-words.js',
    source: 'src/contract/plain-words.ts',
    exports: `export { plainWords } from './contract/plain-words.ts'`,
  },
  {
    file: 'src/web/browser/editor.js',
    source: `scripts/editor and CodeMirror, Copyright (C) 2018 by Marijn Haverbeke and others, under the MIT License`,
    exports: `export { createProgramEditor } from '../scripts/editor/create-program-editor.ts'`,
  },
  { file: 'src/web/browser/engine.js', source: 'src/workbench/create-cut-answers.ts', exports: null },
]

/** Builds it in memory; equal sources give equal text. */
export async function buildBrowserScript({ source, exports }: BrowserScript): Promise<string> {
  const banner = `// Made by \`npm run docs\` from ${source}.`
  if (exports === null) return `${banner}\n${(await buildEngineFile('workbench.js', LINE_LENGTH)).code}`
  const { outputFiles } = await build({
    stdin: { contents: exports, resolveDir: join(root, 'src'), loader: 'ts' },
    absWorkingDir: root,
    banner: { js: banner },
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    lineLimit: LINE_LENGTH,
    logLevel: 'silent',
    minify: true,
    target: 'es2024',
    tsconfigRaw: {},
    write: false,
  })
  return outputFiles[0]!.text
}
