/**
 * Uses the service as a newcomer would: starts it by the README's command, draws and deploys a folder by the README's curl, tries a tool,
 * and tells it to stop. Ends with `N passed, N failed`.
 */
import { ok } from 'node:assert/strict'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataFolder } from '../tests/data-folder.ts'
import { letProgramIn } from '../tests/let-program-in.ts'

const root = dirname(import.meta.dirname)
const readyMs = 30_000
const stopMs = 15_000
const count = { passed: 0, failed: 0 }

async function check(name: string, work: () => void | Promise<void>): Promise<void> {
  try {
    await work()
    count.passed += 1
    console.log(`✔ ${name}`)
  } catch (error) {
    count.failed += 1
    console.log(`✖ ${name}\n${error instanceof Error ? error.message : String(error)}`)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function started(service: ChildProcess): Promise<void> {
  let said = ''
  service.stdout?.on('data', (text: Buffer) => (said += text.toString()))
  const until = Date.now() + readyMs
  while (!said.includes('Burin draws icons at')) {
    ok(service.exitCode === null, 'npm start ended')
    ok(Date.now() < until, `npm start said nothing for ${readyMs} ms`)
    await sleep(50)
  }
}

/** The ports of the icon service, the hosting API and the sites. */
type Ports = readonly [icons: number, api: number, sites: number]

/** The block of shell below a heading of the README, aimed at other ports. */
function shellOfReadme(heading: string, ports: Ports): string {
  const section = readFileSync(join(root, 'README.md'), 'utf8').split(`## ${heading}\n`)[1]
  const block = /```sh\n(curl [\s\S]*?)```/.exec(section ?? '')?.[1]
  const isLocal = block?.includes('http://localhost:3000/') === true
  ok(block !== undefined && isLocal, `README.md has no curl of http://localhost:3000 below "${heading}"`)
  return block.replaceAll(/localhost:300([012])\//g, (_, part: string) => `localhost:${ports[Number(part)]}/`)
}

function sh(script: string, cwd: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', script], { cwd, encoding: 'utf8' })
  ok(status === 0, `${script}\n${stdout}${stderr}`)
  return stdout
}

function draws(ports: Ports): void {
  const drawn = sh(shellOfReadme('A first draw', ports), root)
  ok(drawn.includes('"object":"icon.draw"') && drawn.includes('<svg '), drawn)
}

/** Deploys a folder line by line as the README says it, and lets the shell in as a person would. */
async function deploys(ports: Ports, folder: string, log: () => string): Promise<void> {
  mkdirSync(join(folder, 'a b'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<h1>Hosted</h1>\n')
  writeFileSync(join(folder, 'a b', 'page.html'), '<h1>Page</h1>\n')
  const block = shellOfReadme('Hosting', ports)
  const [begin = '', rest = ''] = block.split(/^DEVICE=….*\n/m)
  const asked = JSON.parse(sh(begin, folder)) as { device_code: string; user_code: string }
  await letProgramIn(`http://localhost:${ports[0]}`, { userCode: asked.user_code, log })
  const out = sh(`DEVICE=${asked.device_code}\n${rest}`, folder)
  ok(out.includes('"fileCount":2') && out.includes('"promoted":true') && out.endsWith('<h1>Hosted</h1>\n'), out)
}

function npmRun(args: readonly string[]): string {
  const { stdout } = spawnSync('npm', ['run', '-s', ...args], { cwd: root, encoding: 'utf8' })
  return stdout
}

async function stops(service: ChildProcess, port: number): Promise<void> {
  const ended = once(service, 'exit')
  service.kill('SIGTERM')
  await ended
  const until = Date.now() + stopMs
  while (
    await fetch(`http://localhost:${port}/healthz`).then(
      () => true,
      () => false,
    )
  ) {
    ok(Date.now() < until, `the service still answers ${stopMs} ms after SIGTERM`)
    await sleep(50)
  }
}

const data = await makeDataFolder()
const ports: Ports = [await freePort(), await freePort(), await freePort()]
const env = {
  ...process.env,
  BURIN_ICONS_PORT: String(ports[0]),
  BURIN_API_PORT: String(ports[1]),
  BURIN_SITES_PORT: String(ports[2]),
  BURIN_DATA: data.path,
}
const service = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
let log = ''
service.stderr.on('data', (text: Buffer) => (log += text.toString()))
await check('npm start gets ready', () => started(service))
if (spawnSync('curl', ['--version']).status === 0) {
  await check('the curl of README.md draws', () => draws(ports))
  await check('the curl of README.md deploys a folder', () => deploys(ports, join(data.path, '..', 'site'), () => log))
} else console.log('curl was not found: the curl of README.md was not tried')
await check('npm run -s draw prints an SVG and nothing else', () =>
  ok(/^<svg [^\n]*<\/svg>\n$/.test(npmRun(['draw', '--', 'heart']))),
)
await check('npm start stops when told to', () => stops(service, ports[0]))
if (count.failed > 0) console.log(log.slice(-5000))
await data[Symbol.asyncDispose]()
console.log(`${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed > 0 ? 1 : 0)
