/**
 * `npm test`: the glyphs, then the type check of all rooms and every other test, in a few processes of which two run
 * at a time. Ends with what could not run and why, and with the line `N passed, N failed`. Arguments (files, folders or patterns) take the place of the
 * usual ones, leave out the type check and run in one process; test-options.ts has the flags.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { HELP, readTestOptions } from './test-options.ts'
import type { TestOptions } from './test-options.ts'
import type { Outcome } from './test-reporter.ts'
import { watchTests } from './watch-tests.ts'

const root = dirname(import.meta.dirname)
const usual = ['src/**/*.test.ts', 'tests/**/*.test.ts', 'bench/**/*.test.ts']
/** A test that takes longer is taken for one that never ends; so is a group of tests, whose tests count together. */
const limitMs = 300_000

/** What most others stand on: while a glyph cannot be read, a dozen of them would fail for that one reason. */
const FIRST = /(?:^|\/)lexicon\/glyphs\.test\.ts$/

/** Each takes as long as hundreds of others. The last keeps two processors busy by itself. */
const LONGEST = ['tests/judge.test.ts', 'tests/census.test.ts']
/** Each loads much of the code anew, so few; several, so that both processors are busy to the end. */
const GROUPS = 6
/** One more than processors took longer, not less: 13 minutes of CI in place of 12. */
const AT_ONCE = Math.min(2, availableParallelism())
/** How many files `--slowest` names. */
const SLOWEST = 40
/** Where a change may touch a test. */
const WATCHED = ['src', 'tests', 'bench', 'scripts', 'corpus', 'docs']

type How = Pick<TestOptions, 'spec'>

/** What became of one run. */
interface Count {
  passed: number
  failed: number
  /** Reason → how many tests it kept from running. */
  readonly missing: Map<string, number>
  /** File → how many milliseconds its tests took. */
  readonly took: Map<string, number>
  /** File → how many milliseconds of processors. */
  readonly used: Map<string, number>
}

process.chdir(root)
const options = readTestOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`burin: ${options}\n`)
  process.exitCode = 2
} else if (options.help) process.stdout.write(HELP)
else if (options.watch) await watchAll(options)
else process.exitCode = await runOnce(options)

/** Gives the exit code. */
async function runOnce({ patterns, ...how }: TestOptions): Promise<0 | 1> {
  const count = newCount()
  const isWhole = patterns.length === 0
  const files = globSync(isWhole ? usual : patterns).sort()
  const first = files.filter((path) => FIRST.test(path))
  const others = files.filter((path) => !FIRST.test(path))
  if (files.length > 0) {
    const failed = count.failed
    if (first.length > 0) await runTests(first, how, count)
    const areGlyphsRead = count.failed === failed
    const runs = areGlyphsRead ? runsOf(isWhole ? groupsOf(others) : [others], how, count) : []
    await sideBySide(isWhole ? [() => checkTypes(count), ...runs] : runs)
    if (!areGlyphsRead)
      console.log(
        `a glyph cannot be read: ${others.length} other test ${others.length === 1 ? 'file' : 'files'} did not run`,
      )
  } else {
    console.log(`✖ no test file matches ${patterns.join(' ')}`)
    count.failed += 1
  }
  if (how.slowest) tellSlowest(count)
  return tell(count)
}

async function watchAll(options: TestOptions): Promise<never> {
  if (options.patterns.length > 0) await runOnce(options)
  const elsewhere = options.patterns.filter(isAbsolute).map((pattern) => pattern.replace(/\/[^/]*\*.*$/, ''))
  return watchTests([...WATCHED, ...elsewhere], async (files) => {
    const count = newCount()
    await sideBySide(runsOf([files], options, count))
    tell(count)
  })
}

function newCount(): Count {
  return { passed: 0, failed: 0, missing: new Map(), took: new Map(), used: new Map() }
}

function tell({ passed, failed, missing }: Count): 0 | 1 {
  for (const [reason, tests] of missing)
    console.log(`${reason}: ${tests} ${tests === 1 ? 'test' : 'tests'} did not run`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

function tellSlowest({ took, used }: Count): void {
  const seconds = (ms = 0): string => `${(ms / 1000).toFixed(1).padStart(7)} s`
  const slowest = [...took].sort(([, a], [, b]) => b - a).slice(0, SLOWEST)
  for (const [file, ms] of slowest) console.log(`${seconds(ms)}${seconds(used.get(file))} of processors  ${file}`)
}

async function checkTypes(count: Count): Promise<void> {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const child = spawn(process.execPath, [compiler, '-b'], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [status] = await once(child, 'close')
  if (status === 0) count.passed += 1
  else count.failed += 1
  console.log(status === 0 ? '✔ types: every room checks' : '✖ types')
}

/** The files dealt out, neighbours to different groups, the longest alone: the first of them begins, the last ends. */
function groupsOf(paths: readonly string[]): string[][] {
  const usualPaths = paths.filter((path) => !LONGEST.includes(path))
  const groups = Array.from({ length: GROUPS }, (_, group) => usualPaths.filter((_path, at) => at % GROUPS === group))
  const [first = [], ...last] = LONGEST.filter((path) => paths.includes(path)).map((path) => [path])
  return [first, ...groups, ...last].filter((group) => group.length > 0)
}

type Run = () => Promise<void>

function runsOf(groups: readonly (readonly string[])[], how: How, count: Count): Run[] {
  return groups.filter((group) => group.length > 0).map((group) => () => runTests(group, how, count))
}

/** Begins them in their order, as many at a time as there may be. */
async function sideBySide(runs: readonly Run[]): Promise<void> {
  const waiting = [...runs]
  const inTurn = async (): Promise<void> => {
    for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) await run()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
}

async function runTests(paths: readonly string[], { spec }: How, count: Count): Promise<void> {
  const script = (name: string): string => join(import.meta.dirname, name)
  const flags = [
    '--test-force-exit',
    `--test-timeout=${limitMs}`,
    `--test-reporter=${script('test-reporter.ts')}`,
    '--test-reporter-destination=stdout',
  ]
  const env = { ...process.env, BURIN_TEST_REPORTER: spec ? 'spec' : 'dot' }
  const child = spawn(process.execPath, [...flags, script('test-load.ts'), ...paths], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env,
  })
  let ended = false
  let hasFailed = false
  const unfinished = new Set(paths.map((path) => relative(root, path)))
  child.on('message', (outcome: Outcome) => {
    if (outcome.kind === 'ended') ended = true
    else if (outcome.kind === 'missing') add(count.missing, outcome.reason, 1)
    else if (outcome.kind === 'took') {
      const file = relative(root, outcome.file)
      unfinished.delete(file)
      add(count.took, file, outcome.ms)
    } else if (outcome.kind === 'used') add(count.used, relative(root, outcome.file), outcome.cpuMs)
    else {
      count[outcome.kind] += 1
      hasFailed ||= outcome.kind === 'failed'
    }
  })
  const [status, signal] = await once(child, 'close')
  if (ended && (status === 0 || hasFailed)) return
  const how = signal === null ? `with ${status}` : `by ${signal}`
  const [where = 'their last test', ...others] = unfinished
  console.log(
    ended
      ? `✖ the tests passed, but their process ended ${how}`
      : `✖ the process ended ${how} before all tests had run, in ${where}; ${others.length} files after it did not run`,
  )
  count.failed += 1
}

function add(sums: Map<string, number>, name: string, more: number): void {
  sums.set(name, (sums.get(name) ?? 0) + more)
}
