import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildEngine } from '../scripts/build-engine.ts'
import { runBench } from './command/run-bench.ts'

const HELP = `sizes: how large the engine is that browsers load

  npm run -s bench -- sizes [--files] [--json]

  --files  how many minified bytes each source file became
  --json   the figures as JSON`

interface Sizes {
  readonly file: string
  readonly bytes: number
  readonly gzipBytes: number
  readonly brotliBytes: number
}

const OPTIONS = { files: { type: 'boolean' }, json: { type: 'boolean' } } as const

await runBench(HELP, OPTIONS, async (values) => {
  const bundles = await buildEngine()
  const sizes = bundles.map(({ file, code }): Sizes => ({
    file,
    bytes: Buffer.byteLength(code),
    gzipBytes: gzipSync(code, { level: 9 }).length,
    brotliBytes: brotliCompressSync(code).length,
  }))
  const files = values.files === true ? bundles.map(({ file, bytesOf }) => `\n${file}\n${filesOf(bytesOf)}`) : []
  return [values.json === true ? JSON.stringify(sizes, null, 2) : table(sizes), ...files].join('\n')
})

function table(sizes: readonly Sizes[]): string {
  const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(9)
  return sizes
    .map(
      ({ file, bytes, gzipBytes, brotliBytes }) =>
        `${file.padEnd(12)} ${kb(bytes)} minified ${kb(gzipBytes)} gzip -9 ${kb(brotliBytes)} brotli`,
    )
    .join('\n')
}

/** The largest first. */
function filesOf(bytesOf: ReadonlyMap<string, number>): string {
  return [...bytesOf]
    .sort((a, b) => b[1] - a[1])
    .map(([path, bytes]) => `${String(bytes).padStart(6)} ${path}`)
    .join('\n')
}
