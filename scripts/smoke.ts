/**
 * Uses the service as a newcomer would: starts it by the README's command, runs the README's curl, tries a tool, and
 * tells it to stop. Ends with `N passed, N failed`.
 */
import { ok } from 'node:assert/strict'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

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

/** The first block of shell in the README that calls curl, aimed at another port. */
function curlOfReadme(port: number): string {
  const blocks = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)
  const block = [...blocks].map((match) => match[1] ?? '').find((text) => text.startsWith('curl '))
  ok(block !== undefined, 'README.md has no curl')
  ok(block.includes('http://localhost:3000/'), 'the curl of README.md does not call http://localhost:3000')
  return block.replaceAll('http://localhost:3000/', `http://localhost:${port}/`)
}

function draws(port: number): void {
  const { stdout, stderr } = spawnSync('sh', ['-c', curlOfReadme(port)], { encoding: 'utf8' })
  ok(stdout.includes('"object":"icon.draw"') && stdout.includes('<svg '), `${stdout}${stderr}`)
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

const port = await freePort()
const env = { ...process.env, BURIN_ICONS_PORT: String(port), BURIN_LOG: 'silent' }
const service = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
await check('npm start gets ready', () => started(service))
if (spawnSync('curl', ['--version']).status === 0) await check('the curl of README.md draws', () => draws(port))
else console.log('curl was not found: the curl of README.md was not tried')
await check('npm run -s draw prints an SVG and nothing else', () =>
  ok(/^<svg [^\n]*<\/svg>\n$/.test(npmRun(['draw', '--', 'heart']))),
)
await check('npm start stops when told to', () => stops(service, port))
console.log(`${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed > 0 ? 1 : 0)
