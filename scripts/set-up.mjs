/**
 * Installs what is missing, so that a fresh clone needs one command only. Plain JavaScript for Node 20: this runs
 * before the project's own Node is there. Everything it says goes to stderr; stdout belongs to the command.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isAlive } from './is-alive.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockfile = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
const installedList = join(modules, '.package-lock.json')
const stamp = join(modules, '.burin-set-up')
const turn = join(root, '.cache', 'set-up.turn')
export const windows = process.platform === 'win32'

/** The Node that runs the project: the binary of the npm package `node`. */
export const node26 = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node')

/**
 * Makes sure that node_modules has what is needed, in the versions of the lockfile: with `isWorkshop` all packages, otherwise
 * those that running takes. More than is needed stays. Rejects with what to tell the user when it cannot.
 */
export async function setUp(isWorkshop) {
  if (stampSays(isWorkshop) && isWhole()) return
  await inTurn(async () => {
    if (stampSays(isWorkshop) && isWhole()) return
    if (!isInStep(isWorkshop)) await install(isWorkshop)
    writeFileSync(stamp, fingerprint(isInStep(true)))
  })
}

/** What the stamp must hold: another lockfile or another kind of machine needs another install. */
function fingerprint(isWorkshop) {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  return `${hash} ${process.platform} ${process.arch} ${isWorkshop ? 'all' : 'running'}\n`
}

function stampSays(isWorkshop) {
  const said = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  return said === fingerprint(true) || (!isWorkshop && said === fingerprint(false))
}

/** Every package that npm says it installed still has its folder, and the project's Node has its binary. */
function isWhole() {
  const installed = readPackages(installedList)
  if (installed === undefined || !hasNode()) return false
  return Object.keys(installed).every((path) => existsSync(join(root, path, 'package.json')))
}

function hasNode() {
  // An interrupted download leaves a short file; the real one has more than 50 MB.
  return existsSync(node26) && statSync(node26).size > 10_000_000
}

/** Also true after `npm install <package>` by hand: npm's own list agrees with the lockfile, only the stamp is old. */
function isInStep(isWorkshop) {
  const installed = readPackages(installedList)
  const locked = readPackages(lockfile)
  if (installed === undefined || locked === undefined || !isWhole() || !areAsLocked()) return false
  const isNeeded = ([path, one]) => path !== '' && !one.optional && !one.devOptional && (isWorkshop || !one.dev)
  return Object.entries(locked).every((one) => !isNeeded(one) || installed[one[0]] !== undefined)
}

/** What is there is what the lockfile says; something may be missing. */
function areAsLocked() {
  const locked = readPackages(lockfile) ?? {}
  return Object.entries(readPackages(installedList) ?? {}).every(
    ([path, one]) => locked[path]?.version === one.version && locked[path]?.integrity === one.integrity,
  )
}

/** Whether packages for development are there: then they are wanted here, and stay. */
function isWorkshopAlready() {
  return Object.values(readPackages(installedList) ?? {}).some(({ dev }) => dev === true)
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

async function install(isWorkshop) {
  const all = isWorkshop || isWorkshopAlready()
  // What is there stays where it is: a service may be running on it.
  const isMoreOnly = isWhole() && areAsLocked()
  rmSync(stamp, { force: true })
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // npm's own patience is over a minute; without a network nobody wants to wait so long for the answer.
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000']
  const way = isMoreOnly ? ['install', '--no-save'] : ['ci']
  const what = isMoreOnly ? 'the packages for development' : all ? 'all packages' : 'the packages'
  const { status, said } = await showing(`installing ${what}`, 'once; about half a minute', () =>
    npm([...way, all ? '--include=dev' : '--omit=dev', ...quiet, ...patience]),
  )
  if (status !== 0) throw new Error(reasonOf(said))
  if (!hasNode()) {
    throw new Error(
      'the npm package `node` has no binary, because its install script did not run (ignore-scripts?). ' +
        'Allow it with: npm rebuild node --ignore-scripts=false',
    )
  }
}

/** Says what is being done, on a terminal with the seconds that go by, and how long it took. */
async function showing(what, patience, work) {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  const { isTTY } = process.stderr
  process.stderr.write(`burin: ${what} (${patience}) …${isTTY ? '' : '\n'}`)
  const clock = isTTY
    ? setInterval(() => process.stderr.write(`\rburin: ${what} (${patience}) … ${seconds()} s`), 1000)
    : undefined
  try {
    const done = await work()
    const end = done.status === 0 ? 'done' : 'failed'
    process.stderr.write(`${isTTY ? '\n' : ''}burin: ${what}: ${end} after ${seconds()} s\n`)
    return done
  } finally {
    clearInterval(clock)
  }
}

async function npm(args) {
  const cli = process.env['npm_execpath']
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }
  // Under `npm run`, this process may be node_modules' own Node, which the install is about to remove.
  const node = process.env['npm_node_execpath'] ?? process.execPath
  const child = cli?.endsWith('npm-cli.js')
    ? spawn(node, [cli, ...args], options)
    : spawn(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
  if (child.pid !== undefined) appendFileSync(turn, ` ${child.pid}`)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, said: error.code }))
    child.on('close', (status) => resolve({ status, said: said.trim() }))
  })
}

function reasonOf(said) {
  if (said === 'ENOENT') return 'npm was not found; install Node 20 or newer with npm'
  const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/
  if (!unreachable.test(said)) return `npm ci failed:\n${said}`
  return 'packages are missing and the npm registry cannot be reached; connect to the network and run the command again'
}

/** Two commands started at once in a fresh clone must not install over each other. */
async function inTurn(work) {
  mkdirSync(dirname(turn), { recursive: true })
  while (!takeTurn()) {
    if (holderLives()) await sleep(200)
    else rmSync(turn, { force: true })
  }
  try {
    await work()
  } finally {
    rmSync(turn, { force: true })
  }
}

function takeTurn() {
  try {
    writeFileSync(turn, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** The turn names the process that took it and the npm that it started, which outlives it when only the first is killed. */
function holderLives() {
  try {
    return readFileSync(turn, 'utf8')
      .split(' ')
      .some((pid) => isAlive(Number(pid)))
  } catch {
    return false
  }
}
