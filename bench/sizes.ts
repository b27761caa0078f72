import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildEngine } from '../scripts/build-engine.ts'
import { stop } from '../src/tools/stop.ts'

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

const OPTIONS = { files: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help === true) {
    process.stdout.write(`${HELP}\n`)
    return
  }
  const bundles = await buildEngine()
  const sizes = bundles.map(({ file, code }): Sizes => ({
    file,
    bytes: Buffer.byteLength(code),
    gzipBytes: gzipSync(code, { level: 9 }).length,
    brotliBytes: brotliCompressSync(code).length,
  }))
  process.stdout.write(values.json === true ? `${JSON.stringify(sizes, null, 2)}\n` : table(sizes))
  if (values.files === true)
    for (const { file, bytesOf } of bundles) process.stdout.write(`\n${file}\n${filesOf(bytesOf)}\n`)
}

try {
  await main()
} catch (error) {
  stop('bench sizes', error, Object.keys(OPTIONS))
}

function table(sizes: readonly Sizes[]): string {
  const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(9)
  return sizes
    .map(
      ({ file, bytes, gzipBytes, brotliBytes }) =>
        `${file.padEnd(10)} ${kb(bytes)} minified ${kb(gzipBytes)} gzip -9 ${kb(brotliBytes)} brotli\n`,
    )
    .join('')
}

/** The largest first. */
function filesOf(bytesOf: ReadonlyMap<string, number>): string {
  return [...bytesOf]
    .sort((a, b) => b[1] - a[1])
    .map(([path, bytes]) => `${String(bytes).padStart(6)} ${path}`)
    .join('\n')
}
