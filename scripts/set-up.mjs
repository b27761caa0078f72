/**
 * Installs what is missing, so that a fresh clone needs one command only. Plain JavaScript for Node 20: this runs
 * before the project's own Node is there. Everything it says goes to stderr; stdout belongs to the command.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockfile = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
const installedList = join(modules, '.package-lock.json')
const stamp = join(modules, '.burin-set-up')
const turn = join(root, '.cache', 'set-up.turn')
const windows = process.platform === 'win32'

/** The Node that runs the project: the binary of the npm package `node`. */
export const node26 = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node')

/** Makes sure that node_modules is what the lockfile says. Throws one line of text when it cannot. */
export function setUp() {
  const wanted = fingerprint()
  if (stampSays(wanted) && isWhole()) return
  waitForMyTurn(() => {
    if (stampSays(wanted) && isWhole()) return
    if (!matchesLockfile() || !isWhole()) install()
    writeFileSync(stamp, wanted)
  })
}

/** What the stamp must hold: another lockfile or another kind of machine needs another install. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  return `${hash} ${process.platform} ${process.arch}\n`
}

function stampSays(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
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

/** True after `npm install <package>` by hand: npm's own list agrees with the lockfile, only the stamp is old. */
function matchesLockfile() {
  const installed = readPackages(installedList)
  const locked = readPackages(lockfile)
  if (installed === undefined || locked === undefined) return false
  const sameAsLocked = ([path, one]) =>
    locked[path]?.version === one.version && locked[path]?.integrity === one.integrity
  const installedOrOptional = ([path, one]) =>
    path === '' || installed[path] !== undefined || one.optional || one.devOptional
  return Object.entries(installed).every(sameAsLocked) && Object.entries(locked).every(installedOrOptional)
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

function install() {
  process.stderr.write('burin: installing packages (once; about half a minute) …\n')
  rmSync(stamp, { force: true })
  const result = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (result.status !== 0) throw new Error(reasonOf(result))
  if (!hasNode()) {
    throw new Error(
      'the npm package `node` has no binary, because its install script did not run (ignore-scripts?). ' +
        'Allow it with: npm rebuild node --ignore-scripts=false',
    )
  }
}

function npm(args) {
  const cli = process.env['npm_execpath']
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' }
  if (cli?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
}

function reasonOf({ error, stdout = '', stderr = '' }) {
  if (error?.code === 'ENOENT') return 'npm was not found; install Node 20 or newer with npm'
  const said = `${stderr}\n${stdout}`.trim()
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|ENOTCACHED|EHOSTUNREACH/.test(said)) {
    return 'the npm registry cannot be reached, and packages are missing; connect to the network and run the command again'
  }
  return `npm ci failed:\n${said}`
}

/** Two commands started at once in a fresh clone must not install over each other. A dead holder's turn is taken over. */
function waitForMyTurn(work) {
  mkdirSync(dirname(turn), { recursive: true })
  while (!takeTurn()) {
    if (!holderLives()) rmSync(turn, { force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  try {
    work()
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

function holderLives() {
  try {
    process.kill(Number(readFileSync(turn, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
