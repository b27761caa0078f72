/**
 * `npm run -s mutate -- ROOM`: plants mutants in a room, one at a time, and runs the tests of the room that the changed file
 * reaches. A mutant that all of them pass is printed: a change that nobody would notice.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { stop } from '../src/tools/stop.ts'
import { movedLimits, mutantsOf, type Mutant } from './mutate/mutants-of.ts'
import { testsTouched } from './tests-touched.ts'

interface Room {
  /** What is changed, tests left out. */
  readonly sources: string
  readonly tests: readonly string[]
  readonly mutants: (path: string, text: string) => Mutant[]
}

const ROOMS: Readonly<Record<string, Room>> = {
  author: { sources: 'src/author/**/*.ts', tests: ['src/author/**/*.test.ts'], mutants: mutantsOf },
  checker: {
    sources: 'src/drawing/checker/rules/*.ts',
    // Not the page of the rules: it is written anew from whatever the limits are.
    tests: ['src/drawing/checker/{corpus,check}.test.ts', 'src/drawing/checker/rules/*.test.ts'],
    mutants: movedLimits,
  },
  credits: {
    sources: 'src/accounts/credits/**/*.ts',
    tests: ['src/accounts/credits/**/*.test.ts'],
    mutants: mutantsOf,
  },
  draws: {
    sources: 'src/draws/**/*.ts',
    tests: ['src/draws/**/*.test.ts', 'tests/draw-journeys.test.ts'],
    mutants: mutantsOf,
  },
  deployments: {
    sources: 'src/hosting/{deployments,manifest,projects}/**/*.ts',
    tests: ['src/hosting/{deployments,projects}/**/*.test.ts'],
    mutants: mutantsOf,
  },
  rules: { sources: 'src/hosting/rules/*.ts', tests: ['src/hosting/rules/*.test.ts'], mutants: mutantsOf },
  sites: { sources: 'src/sites/**/*.ts', tests: ['src/sites/**/*.test.ts'], mutants: mutantsOf },
  studio: { sources: 'src/studio/**/*.ts', tests: ['src/studio/**/*.test.ts'], mutants: mutantsOf },
}

const HELP = `npm run -s mutate -- ROOM: changes the room in one place at a time, runs its tests, and prints the changes that none noticed.
ROOM is one of ${Object.keys(ROOMS).join(', ')}.

--count N      how many mutants, chosen by the seed (20; 0 for all)
--seed N       another choice (1)
--at FILE:LINE  those of a file, or of a line of it
--list         prints them and runs nothing`

const OPTIONS = {
  count: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  at: { type: 'string', default: '' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const root = dirname(import.meta.dirname)
const AT_ONCE = Math.min(2, availableParallelism())
/** Whatever takes longer than this never ends. */
const TEST_MS = 60_000
const FILE_MS = 5 * TEST_MS

process.chdir(root)
try {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  if (values.help) console.log(HELP)
  else process.exitCode = await mutate(positionals, values)
} catch (error) {
  stop('mutate', error, Object.keys(OPTIONS))
}

/** Gives the exit code: 1 when a mutant survived. */
async function mutate(
  names: readonly string[],
  { count, seed, at, list }: { count: string; seed: string; at: string; list: boolean },
): Promise<0 | 1> {
  const room = ROOMS[names[0] ?? '']
  if (room === undefined || names.length !== 1) throw `say which room: ${Object.keys(ROOMS).join(', ')}`
  const all = allMutants(room).filter(({ path, line }) => at === '' || `${path}:${line}` === at || path === at)
  const mutants = chosen(all, wholeNumber(count, '--count') || all.length, wholeNumber(seed, '--seed'))
  if (list) mutants.forEach((mutant) => console.log(lineOf(mutant)))
  if (list || mutants.length === 0) return 0
  const testsFor = testsByMutant(room)
  const tests = [...new Set(mutants.flatMap(testsFor))]
  for (const test of tests) if (!(await passes(test, null))) throw `${test} fails before anything is changed`
  const survivors: Mutant[] = []
  await sideBySide(mutants, async (mutant) => {
    const caughtBy = await firstToFail(testsFor(mutant), mutant)
    if (caughtBy === null) survivors.push(mutant)
    console.log(`${caughtBy === null ? 'SURVIVED' : 'caught  '} ${lineOf(mutant)}`)
  })
  console.log(`${mutants.length - survivors.length} of ${mutants.length} caught; ${all.length} are possible`)
  return survivors.length === 0 ? 0 : 1
}

function wholeNumber(text: string, option: string): number {
  if (!/^\d+$/.test(text)) throw `${option} is a whole number`
  return Number(text)
}

function allMutants({ sources, mutants }: Room): Mutant[] {
  return globSync(sources)
    .filter((path) => !path.endsWith('.test.ts'))
    .sort()
    .flatMap((path) => mutants(path, readFileSync(path, 'utf8')))
}

/** So many of them, the same for the same seed, in the order of the files. */
function chosen(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  const ranked = all.map((mutant, index) => ({ mutant, index, rank: next() })).sort((a, b) => a.rank - b.rank)
  return ranked
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ mutant }) => mutant)
}

function lineOf({ path, line, kind, before, after }: Mutant): string {
  const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 90)
  return `${path}:${line} ${kind}: ${short(before)} → ${short(after)}`
}

/** The tests of the room that reach a file, the nearest first: most mutants end there. */
function testsByMutant({ tests }: Room): (mutant: Mutant) => string[] {
  const modules = new Map(globSync('{src,tests}/**/*.ts').map((path) => [path, readFileSync(path, 'utf8')]))
  const ofRoom = new Set(tests.flatMap((pattern) => globSync(pattern)))
  const far = (from: string, to: string): number => relative(dirname(from), to).split('/').length
  return ({ path }) =>
    testsTouched(modules, [path])
      .filter((test) => ofRoom.has(test))
      .sort((a, b) => far(path, a) - far(path, b))
}

async function firstToFail(tests: readonly string[], mutant: Mutant): Promise<string | null> {
  for (const test of tests) if (!(await passes(test, mutant))) return test
  return null
}

/** Runs one file to its end, so that it takes down what it set up. */
async function passes(test: string, mutant: Mutant | null): Promise<boolean> {
  const plant = pathToFileURL(join(import.meta.dirname, 'mutate', 'plant.mjs')).href
  const planted = mutant && {
    BURIN_MUTANT: JSON.stringify({ ...mutant, url: pathToFileURL(mutant.path).href }),
    NODE_OPTIONS: `--import=${plant}`,
  }
  const child = spawn(process.execPath, ['--test-force-exit', `--test-timeout=${TEST_MS}`, test], {
    stdio: 'ignore',
    env: { ...process.env, ...planted },
    timeout: FILE_MS,
  })
  const [status] = await once(child, 'close')
  return status === 0
}

async function sideBySide<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const inTurn = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
}
