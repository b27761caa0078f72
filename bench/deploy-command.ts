import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundleForUsers } from '../scripts/package/bundle-for-users.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { MIXED, writeSite } from './hosting-deploy/sample-site.ts'
import { openStage, SLUG } from './hosting-deploy/stage.ts'

const HELP = `deploy-command: how long burin deploy takes for a folder of 1,000 files and 20 MB, from the start of its process to its end

  npm run -s bench -- deploy-command [--rounds N]

  --rounds N  how often each is done, of which the median counts (default 5)

The service is a process of its own on this machine. Each site is deployed, deployed again as it is, and again with one file changed.
\`package\` is the command as npm pack makes it for users; \`in a clone\` is what npm run -s burin starts, which looks first whether all packages
are there; \`node -e 0\` is a Node that has nothing to do.`

const root = join(import.meta.dirname, '..')

async function measure(rounds: number): Promise<string> {
  await using stage = await openStage()
  const { service, path, token } = stage
  const env = {
    PATH: process.env['PATH'],
    HOME: join(path, 'home'),
    BURIN_API: `http://localhost:${service.port}`,
    BURIN_TOKEN: token,
  }
  const run = async (before: readonly string[], args: readonly string[]): Promise<number> => {
    const begun = performance.now()
    await promisify(execFile)(process.execPath, [...before, ...args], { env, cwd: path })
    return performance.now() - begun
  }
  const outputFolder = join(path, 'package')
  await bundleForUsers(root, { entries: { burin: join(root, 'src/cli/burin.ts') }, outputFolder, version: 'bench' })
  writeFileSync(join(outputFolder, 'package.json'), '{"type":"module"}')
  const ways = {
    package: [join(outputFolder, 'burin.js')],
    'in a clone': [join(root, 'scripts', 'run.mjs'), 'src/admin/burin.ts'],
  }
  const lines = ['               new, ms   unchanged, ms   one file, ms   --help, ms']
  let mix = ''
  for (const [name, before] of Object.entries(ways)) {
    const times: Record<'new' | 'unchanged' | 'one' | 'help', number[]> = { new: [], unchanged: [], one: [], help: [] }
    for (let round = 0; round <= rounds; round += 1) {
      const folder = join(path, 'sites', `${name}-${round}`)
      mkdirSync(folder, { recursive: true })
      mix = writeSite(folder, MIXED)
      const args = ['deploy', folder, '--project', SLUG]
      const taken = { new: await run(before, args), unchanged: await run(before, args), one: 0, help: 0 }
      writeFileSync(join(folder, 'html-0', '0.html'), `${randomBytes(8).toString('hex')}${' changed'.repeat(1000)}`)
      taken.one = await run(before, args)
      taken.help = await run(before, ['--help'])
      // The first round warms up.
      if (round > 0) for (const [what, all] of Object.entries(times)) all.push(taken[what as keyof typeof taken])
    }
    const told = (all: readonly number[], width: number): string =>
      String(Math.round(quantile(all, 0.5) ?? 0)).padEnd(width)
    lines.push(
      `${name.padEnd(15)}${told(times.new, 10)}${told(times.unchanged, 16)}${told(times.one, 15)}${told(times.help, 0)}`,
    )
  }
  const bare: number[] = []
  for (let round = 0; round <= rounds; round += 1) bare.push(await run(['-e', '0'], []))
  lines.push(`node -e 0: ${Math.round(quantile(bare, 0.5) ?? 0)} ms`)
  return [mix, ...lines].join('\n')
}

const OPTIONS = { rounds: { type: 'string', default: '5' } } as const

await runBench(HELP, OPTIONS, (values) => measure(wholeOption('rounds', values.rounds, 1)))
