/**
 * `node scripts/run.mjs FILE [arguments]`: sets up what is missing, then runs FILE under the project's own Node.
 * When FILE is a folder, the first argument names the file in it; without FILE, all packages are set up for another program. Plain
 * JavaScript for Node 20 (see set-up.mjs).
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eatenOptions } from './eaten-options.mjs'
import { node26, root, setUp, windows } from './set-up.mjs'

const [target = '', ...given] = process.argv.slice(2)
const script = process.env['npm_lifecycle_event']
const eaten = script === undefined ? null : eatenOptions(process.env, script, given)
if (eaten !== null) stop(eaten, 2)
const [file, args] = target.endsWith('/') ? pick(target, given) : [target, given]
try {
  // Everything in src runs without the packages for development; the house test holds it to that.
  await setUp(!file.startsWith('src/'))
} catch (error) {
  stop(error.message)
}
if (file !== '') run(file, args)

function pick(folder, [name = '', ...rest]) {
  const names = readdirSync(join(root, folder))
    .filter((one) => /^[a-z0-9-]+\.ts$/.test(one))
    .map((one) => one.slice(0, -3))
    .sort()
  if (name === '' || name === '--help' || name === '-h') list(folder, names)
  if (!names.includes(name)) stop(`there is no "${name}"; say which one: ${names.join(', ')}`, 2)
  return [`${folder}${name}.ts`, rest]
}

/** Each file says in its HELP what it does: `name: what it does`. */
function list(folder, names) {
  const about = (name) =>
    /^const HELP = `(.*)$/m.exec(readFileSync(join(root, folder, `${name}.ts`), 'utf8'))?.[1] ?? name
  process.stdout.write(
    `${names.map(about).join('\n')}\n\nOne of them: npm run -s ${script ?? folder.slice(0, -1)} -- NAME [--help]\n`,
  )
  process.exit(0)
}

function run(path, rest) {
  const program = join(root, path)
  if (!existsSync(program)) stop(`${path} is not there`)
  const env = { ...thriftyMemory(), ...keptCode(path), ...process.env }
  const child = spawn(node26, [program, ...rest], { stdio: 'inherit', env })
  const forward = (signal) => {
    // A terminal sends Ctrl-C to the child as well; sent twice, a server would take it as "stop at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  stopWithNpm(child)
  child.on('error', (error) => stop(`cannot start ${node26}: ${error.message}; remove node_modules and try again`))
  child.on('exit', (code, signal) => {
    for (const one of signals) process.off(one, forward)
    if (signal === null) process.exit(code)
    process.kill(process.pid, signal)
  })
}

/**
 * What the C library of Linux is told so that it gives memory back: large blocks (bodies, pictures) are mapped one by one, and
 * unmapped when they are free. Left alone, it keeps much of what a flood of pictures once took. Other systems pass over it.
 */
function thriftyMemory() {
  return JSON.parse(readFileSync(join(root, 'scripts', 'thrifty-memory.json'), 'utf8'))
}

/**
 * Where Node keeps what it made of our TypeScript. Made anew at each call, that takes a command longer than most have to do. What is kept is
 * checked against the file, and a folder that cannot be written is no fault. What the service keeps was made with other flags, and lies apart. Started
 * without us it keeps it by itself, but for its first file: `src/main/start.ts`.
 */
function keptCode(path) {
  if (!path.startsWith('src/')) return {}
  const folder = join(root, '.cache', 'compiled')
  return { NODE_COMPILE_CACHE: path.startsWith('src/main/') ? join(folder, 'service') : folder }
}

/** `npm start` told to stop kills only the shell between itself and this process, which is then nobody's child. */
function stopWithNpm(child) {
  const parent = process.ppid
  if (windows || process.env['npm_lifecycle_event'] === undefined) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 100)
}

function stop(message, code = 1) {
  process.stderr.write(`burin: ${message}\n`)
  process.exit(code)
}
