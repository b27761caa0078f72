/** Builds the drawing wing for browsers: `.cache/engine/engine.js` (language, compiler, SVG writer), `checker.js`, and both as `workbench.js`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import type { BuildOptions, Metafile } from 'esbuild'
import { internalNames } from './engine/internal-names.ts'
import { syntaxOf } from './engine/syntax.ts'
import { propertiesRead, shakenProperties, withoutProperties } from './engine/unread-properties.ts'

const root = join(import.meta.dirname, '..')
const drawing = join(root, 'src/drawing')

/** File → what it exports, and from where. Drawings made by the one are judged by the other. */
const ENTRIES = {
  'engine.js': {
    'language/parse': 'parse',
    'svg/write': 'write',
    'compiler/compile': 'compile',
    'language/bind': 'bind',
  },
  'checker.js': { 'svg/read': 'read', 'checker/check': 'check' },
  'workbench.js': { '../workbench/create-cut-answers': 'createCutAnswers' },
} as const
/** What `bind`, `compile`, `check` and the workbench give and take that no type of the model declares. */
const RETURNED: readonly string[] =
  'program problems drawing document turn want text cuts pictures findings fault name svg message span'.split(' ')
/** In a worker the workbench answers messages by itself; a page without one asks what is exported. */
const WORKER_START = `
import { createCutAnswers } from './../workbench/create-cut-answers.ts'
if (typeof WorkerGlobalScope === 'function') {
  const answer = createCutAnswers()
  addEventListener('message', ({ data }) => postMessage(answer(data)))
}`

export type EngineFile = keyof typeof ENTRIES

/** A built file: its code and how many bytes of it each source file became. */
export interface EngineBundle {
  readonly file: EngineFile
  readonly code: string
  readonly bytesOf: ReadonlyMap<string, number>
  /** Properties that no code of the bundle reads. */
  readonly leftOut: readonly string[]
  readonly shortened: readonly string[]
}

/** Builds all files in memory. Nothing is remembered between builds, so equal sources give equal bytes. */
export async function buildEngine(): Promise<EngineBundle[]> {
  return Promise.all((Object.keys(ENTRIES) as EngineFile[]).map((file) => buildEngineFile(file)))
}

/**
 * Begins with all properties of the shaken interfaces left out and takes back those that the remaining code reads, until
 * it reads none that is missing. So a property stays when anything that stays reads a property of its name.
 */
export async function buildEngineFile(file: EngineFile, lineLimit?: number): Promise<EngineBundle> {
  const sources = Object.keys((await bundle(file, {})).metafile.inputs).filter((path) => path.endsWith('.ts'))
  const trees = new Map(sources.map((path) => [path, syntaxOf(join(root, path))]))
  const leftOut = new Set([...trees.values()].flatMap((tree) => [...shakenProperties(tree)].map(({ name }) => name)))
  for (;;) {
    const { metafile } = await bundle(file, { plugins: [withoutProperties(leftOut)] })
    const read = [...bytesOf(metafile).keys()]
      .flatMap((path) => [...propertiesRead(trees.get(path)!)])
      .filter((name) => leftOut.has(name))
    if (read.length === 0) break
    for (const name of read) leftOut.delete(name)
  }
  const shortened = internalNames(drawing, RETURNED)
  const { code, metafile } = await bundle(file, {
    plugins: [withoutProperties(leftOut)],
    mangleProps: new RegExp(`^(?:${shortened.join('|')})$`),
    ...(lineLimit === undefined ? {} : { lineLimit }),
  })
  return { file, code, bytesOf: bytesOf(metafile), leftOut: [...leftOut].sort(), shortened }
}

async function bundle(
  file: EngineFile,
  options: BuildOptions,
): Promise<{ readonly code: string; readonly metafile: Metafile }> {
  const contents = Object.entries(ENTRIES[file])
    .map(([path, name]) => `export { ${name} } from './${path}.ts'`)
    .concat(file === 'workbench.js' ? WORKER_START : [])
    .join('\n')
  const { outputFiles, metafile } = await build({
    ...options,
    stdin: { contents, resolveDir: drawing, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    logLevel: 'silent',
    metafile: true,
    minify: true,
    target: 'esnext',
    tsconfigRaw: {},
    write: false,
  })
  return { code: outputFiles[0]!.text, metafile }
}

/** Source file → bytes in the output; without those of which nothing is left. */
function bytesOf(metafile: Metafile): Map<string, number> {
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  return new Map(
    inputs
      .filter(([path, { bytesInOutput }]) => path.endsWith('.ts') && bytesInOutput > 0)
      .map(([path, { bytesInOutput }]) => [path, bytesInOutput]),
  )
}

if (import.meta.main) {
  const folder = join(root, '.cache/engine')
  mkdirSync(folder, { recursive: true })
  for (const { file, code } of await buildEngine()) {
    writeFileSync(join(folder, file), code)
    console.log(`${relative(root, join(folder, file))} ${Buffer.byteLength(code)} bytes`)
  }
}
