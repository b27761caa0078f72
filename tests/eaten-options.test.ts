/** What a command says when npm has kept its options. */
import { equal } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

const runner = join(import.meta.dirname, '../scripts/run.mjs')

/** Runs a tool as npm would: with what it kept in the environment, and the rest as arguments. */
function npmRun(
  script: string,
  target: string,
  args: readonly string[],
  kept: Record<string, string>,
): { readonly status: number | null; readonly problems: string; readonly out: string } {
  const environment = {
    PATH: process.env['PATH'] ?? '',
    npm_lifecycle_event: script,
    ...Object.fromEntries(Object.entries(kept).map(([name, value]) => [`npm_config_${name}`, value])),
  }
  const { status, stderr, stdout } = spawnSync(process.execPath, [runner, target, ...args], {
    env: environment,
    encoding: 'utf8',
  })
  return { status, problems: stderr, out: stdout }
}

describe('options before a lone --', () => {
  const draw = (args: readonly string[], kept: Record<string, string>) =>
    npmRun('draw', 'src/tools/draw.ts', args, kept)
  const advice = 'burin: npm took these options for itself; put -- before the options: npm run -s'
  it('are named with the right command, and nothing is drawn', () => {
    const { status, problems, out } = draw(['heart', '16'], { size: 'true' })
    equal(problems, `${advice} draw -- heart --size 16\n`)
    equal(status, 2)
    equal(out, '')
  })
  it('keep their values, however npm keeps them', () => {
    equal(
      draw(["two o'clock", '16'], { size: 'true', stroke: '1.5', grid: 'true' }).problems,
      `${advice} draw -- 'two o'\\''clock' --size 16 --stroke 1.5 --grid\n`,
    )
    equal(
      npmRun('sheet', 'src/tools/sheet.ts', ['bell'], { marks: '' }).problems,
      `${advice} sheet -- bell --no-marks\n`,
    )
    equal(draw([], { size: 'true' }).problems, `${advice} draw -- --size …\n`)
  })
  it('of the service are variables', () => {
    equal(
      npmRun('start', 'src/main/start.ts', [], { port: '4000' }).problems,
      'burin: npm start takes no options; settings are variables, such as BURIN_ICONS_PORT=4000 npm start\n',
    )
  })
  it('lets settings of npm itself pass', () => {
    equal(npmRun('bench', 'bench/', [], { json: 'true', cache: '/tmp/cache', loglevel: 'silent' }).status, 0)
  })
})

describe('bench', () => {
  const benches = globSync('*.ts', { cwd: join(import.meta.dirname, '../bench') })
    .map((file) => file.slice(0, -3))
    .sort()
  it('lists the benchmarks', () => {
    for (const args of [[], ['--help']]) {
      const { status, out } = npmRun('bench', 'bench/', args, {})
      equal(status, 0)
      for (const name of benches) equal(new RegExp(`^${name}: .+$`, 'm').test(out), true, out)
    }
    equal(
      npmRun('bench', 'bench/', ['drow'], {}).problems,
      `burin: there is no "drow"; say which one: ${benches.join(', ')}\n`,
    )
  })
})
