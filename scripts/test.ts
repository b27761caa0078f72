/**
 * `npm test`: the type check of all rooms, then every test, in a few processes of which two run at a time. Ends with what
 * could not run and why, and with the line `N passed, N failed`. Arguments (files or globs) take the place of the usual
 * ones, leave out the type check and run in one process; `--spec` names every test.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Outcome } from './test-reporter.ts'

const root = dirname(import.meta.dirname)
const usual = ['src/**/*.test.ts', 'tests/**/*.test.ts', 'bench/**/*.test.ts']
/** A test that takes longer is taken for one that never ends. */
const limitMs = 120_000

/** One of these takes as long as hundreds of others. The last keeps two processors busy by itself. */
const LONGEST = ['tests/judge.test.ts', 'tests/census.test.ts']
/** Each loads much of the code anew, so few; several, so that both processors are busy to the end. */
const GROUPS = 4
const AT_ONCE = Math.min(2, availableParallelism())

const count = { passed: 0, failed: 0 }
/** Reason → how many tests it kept from running. */
const missing = new Map<string, number>()

process.chdir(root)
const options = process.argv.slice(2)
const given = options.filter((one) => !one.startsWith('--'))
if (given.length === 0) checkTypes()
const files = globSync(given.length > 0 ? given : usual).sort()
if (files.length > 0) {
  await runGroups(given.length > 0 ? [files] : groupsOf(files))
} else {
  console.log(`✖ no test file matches ${given.join(' ')}`)
  count.failed += 1
}
for (const [reason, tests] of missing) console.log(`${reason}: ${tests} ${tests === 1 ? 'test' : 'tests'} did not run`)
console.log(`${count.passed} passed, ${count.failed} failed`)
process.exitCode = count.failed > 0 ? 1 : 0

function checkTypes(): void {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [compiler, '-b'], { stdio: ['ignore', 'inherit', 'inherit'] })
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

async function runGroups(groups: readonly (readonly string[])[]): Promise<void> {
  const waiting = [...groups]
  const inTurn = async (): Promise<void> => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) await runTests(group)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
}

async function runTests(paths: readonly string[]): Promise<void> {
  const script = (name: string): string => join(import.meta.dirname, name)
  const flags = [
    '--test-force-exit',
    `--test-timeout=${limitMs}`,
    `--test-reporter=${script('test-reporter.ts')}`,
    '--test-reporter-destination=stdout',
  ]
  const env = { ...process.env, BURIN_TEST_REPORTER: options.includes('--spec') ? 'spec' : 'dot' }
  const child = spawn(process.execPath, [...flags, script('test-load.ts'), ...paths], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env,
  })
  let ended = false
  let hasFailed = false
  child.on('message', (outcome: Outcome) => {
    if (outcome.kind === 'ended') ended = true
    else if (outcome.kind === 'missing') missing.set(outcome.reason, (missing.get(outcome.reason) ?? 0) + 1)
    else {
      count[outcome.kind] += 1
      hasFailed ||= outcome.kind === 'failed'
    }
  })
  const [status] = await once(child, 'close')
  if (ended && (status === 0 || hasFailed)) return
  console.log(
    ended
      ? `✖ the tests passed, but their process ended with ${status}`
      : '✖ the process ended before all tests had run',
  )
  count.failed += 1
}
