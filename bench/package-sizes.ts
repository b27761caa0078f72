import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import * as lucide from 'lucide-react'
import { componentName } from '../scripts/icon-packages/drawn-icon.ts'
import { drawIcons } from '../scripts/icon-packages/draw-icons.ts'
import { PREPARED_CUTS } from '../scripts/icon-packages/prepared-cuts.ts'
import { reactPackage } from '../scripts/icon-packages/react-package.ts'
import { HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { runBench } from './command/run-bench.ts'

const HELP = `package-sizes: what icons add to an app, burin-react beside lucide-react

  npm run -s bench -- package-sizes

The same icons by both, bundled and minified by esbuild without React, for 1, 10 and 100 of the icons that both have. burin-react is
bundled as it is made (${PREPARED_CUTS.length} cuts an icon), and with the house cut alone, which is what lucide-react has.`

const COUNTS = [1, 10, 100] as const

await runBench(HELP, {}, async () => {
  const icons = drawIcons().filter(({ name }) => componentName(name) in lucide)
  const rows: string[] = []
  for (const count of COUNTS) {
    const some = icons.slice(0, count)
    const components = some.map(({ name }) => componentName(name)).join(', ')
    for (const [title, cuts] of [
      ['burin-react', PREPARED_CUTS],
      ['burin-react, one cut', [HOUSE_CUT]],
    ] as const) {
      const folder = mkdtempSync(join(tmpdir(), 'burin-sizes-'))
      try {
        const files = reactPackage({ icons: some, cuts, version: '0.0.0' })
        for (const [path, contents] of files) write(join(folder, 'node_modules', 'burin-react', path), contents)
        rows.push(row(title, count, await bundled(`export { ${components} } from 'burin-react'`, folder)))
      } finally {
        rmSync(folder, { recursive: true })
      }
    }
    const root = join(import.meta.dirname, '..')
    rows.push(row('lucide-react', count, await bundled(`export { ${components} } from 'lucide-react'`, root)))
  }
  return [`${icons.length} icons have the same name in both`, ...rows].join('\n')
})

function write(file: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, contents)
}

async function bundled(program: string, resolveDir: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir, loader: 'js' },
    bundle: true,
    external: ['react', 'react/jsx-runtime'],
    format: 'esm',
    logLevel: 'silent',
    minify: true,
    write: false,
  })
  return outputFiles[0]!.text
}

function row(title: string, count: number, code: string): string {
  const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(9)
  const sizes = [Buffer.byteLength(code), gzipSync(code, { level: 9 }).length, brotliCompressSync(code).length]
  const [minified, gzip, brotli] = sizes.map(kb)
  return `${String(count).padStart(4)} ${title.padEnd(22)}${minified} minified ${gzip} gzip -9 ${brotli} brotli`
}
