import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wholeOption } from '../src/tools/stop.ts'
import { openHoldingProxy } from '../tests/holding-proxy.ts'
import { openSlowLine } from '../tests/slow-line.ts'
import { runBench } from './command/run-bench.ts'
import { openStage, SLUG } from './hosting-deploy/stage.ts'

const HELP = `slow-link: what burin deploy sends over a slow line that breaks again and again, and how long it takes

  npm run -s bench -- slow-link [--kb N] [--files N] [--kbit N] [--cut-every S] [--lost | --silent]

  --kb N         so much is deployed, in KB (default 5000)
  --files N      in so many files (default 1)
  --kbit N       so fast is the line, in kbit/s (default 400)
  --cut-every S  so often it breaks, in seconds (default 20)
  --lost         a proxy behind it hands on whole requests only: what was under way is lost
  --silent       its far end is not told that it broke

All connections break at once. Everything that went through the line is counted, headers too.`

interface Settings {
  readonly kb: number
  readonly files: number
  readonly kbit: number
  readonly cutEvery: number
  readonly isLost: boolean
  readonly isSilent: boolean
}

async function measure({ kb, files, kbit, cutEvery, isLost, isSilent }: Settings): Promise<string> {
  await using stack = new AsyncDisposableStack()
  const { service, path, token } = stack.use(await openStage())
  const folder = join(path, 'site')
  mkdirSync(folder)
  const needed = kb * 1000
  for (let file = 0; file < files; file += 1)
    writeFileSync(join(folder, `${file}.bin`), randomBytes(Math.floor(needed / files)))
  const port = isLost ? stack.use(await openHoldingProxy(service.port)).port : service.port
  const bytesPerSecond = (kbit * 1000) / 8
  const line = stack.use(await openSlowLine(port, { bytesPerSecond, cutEveryMs: cutEvery * 1000, isSilent }))
  const begun = performance.now()
  const code = await deploy(folder, {
    PATH: process.env['PATH'],
    HOME: join(path, 'home'),
    BURIN_API: line.baseUrl,
    BURIN_TOKEN: token,
  })
  const seconds = (performance.now() - begun) / 1000
  const least = needed / bytesPerSecond
  return [
    `burin deploy ended with ${code} after ${seconds.toFixed(0)} s (without a break, the line needs ${least.toFixed(0)} s), ${line.cuts} breaks`,
    `sent ${line.sentBytes} bytes, needed ${needed}: ${((100 * line.sentBytes) / needed - 100).toFixed(1)} % more`,
  ].join('\n')
}

async function deploy(folder: string, env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const command = join(import.meta.dirname, '..', 'src', 'admin', 'burin.ts')
  const args = [command, 'deploy', folder, '--project', SLUG]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const { promise, resolve } = Promise.withResolvers<number>()
  child.once('exit', (code) => resolve(code ?? -1))
  return promise
}

const OPTIONS = {
  kb: { type: 'string', default: '5000' },
  files: { type: 'string', default: '1' },
  kbit: { type: 'string', default: '400' },
  'cut-every': { type: 'string', default: '20' },
  lost: { type: 'boolean', default: false },
  silent: { type: 'boolean', default: false },
} as const

await runBench(HELP, OPTIONS, (values) =>
  measure({
    kb: wholeOption('kb', values.kb, 1),
    files: wholeOption('files', values.files, 1),
    kbit: wholeOption('kbit', values.kbit, 1),
    cutEvery: wholeOption('cut-every', values['cut-every'], 1),
    isLost: values.lost,
    isSilent: values.silent,
  }),
)
