import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { until } from './until.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'burin-package-'))
/** A copy of the tree: packing changes package.json for a moment, and other tests read that of the project. */
const clone = join(folder, 'clone')
const user = join(folder, 'user')
const PACKED = ['LICENSE', 'README.md', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts', 'src']

before(() => {
  for (const name of PACKED) cpSync(join(root, name), join(clone, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
  mkdirSync(user)
})
after(() => rmSync(folder, { recursive: true, force: true }))

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

async function run(cwd: string, command: string, ...args: readonly string[]): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  // As somebody types it: npm tells what it runs by variables, and those of this test are not meant.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  execFile(command, args, { cwd, env }, (error, stdout, stderr) =>
    resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
  )
  return promise
}

const manifestOf = (place: string): string => readFileSync(join(place, 'package.json'), 'utf8')

describe('npm pack', () => {
  it('makes a package of the command and the clients alone, which works where it is installed', async () => {
    const packed = await run(clone, 'npm', 'pack')
    equal(packed.code, 0, packed.stderr)
    equal(manifestOf(clone), manifestOf(root))
    const file = readdirSync(clone).find((name) => name.endsWith('.tgz')) ?? ''
    ok(statSync(join(clone, file)).size < 1_000_000)

    writeFileSync(join(user, 'package.json'), '{"type":"module"}')
    const installed = await run(user, 'npm', 'install', '--offline', '--no-audit', '--no-fund', join(clone, file))
    equal(installed.code, 0, installed.stderr)
    deepEqual(
      readdirSync(join(user, 'node_modules')).filter((name) => !name.startsWith('.')),
      ['burin'],
    )
    const manifest = JSON.parse(manifestOf(join(user, 'node_modules', 'burin'))) as Record<string, unknown>
    deepEqual(
      ['dependencies', 'scripts', 'private'].map((name) => manifest[name]),
      [undefined, undefined, undefined],
    )

    const command = join(user, 'node_modules', '.bin', 'burin')
    const help = await run(user, command, '--help')
    equal(help.code, 0, help.stderr)
    match(help.stdout, /burin login/)
    match((await run(user, command, '--version')).stdout, /^\d+\.\d+\.\d+\n$/)
    match((await run(user, command, 'whoami', '--api', 'http://127.0.0.1:1')).stderr, /^burin: you are not signed in/)
    match((await run(user, command, 'admin')).stderr, /burin has no "admin"/)

    const program = `import { createHostingClient, HostingProblem } from 'burin'
      import type { ProjectObject } from 'burin'
      import { deployFolder } from 'burin/deploy'
      const client = createHostingClient({ baseUrl: 'http://127.0.0.1:1', token: 'a', retries: 0 })
      export const deploy = (): ReturnType<typeof deployFolder> => deployFolder(client, { folder: 'dist', project: 'a' })
      export const firstUrl = async (): Promise<string | undefined> => {
        for await (const project of client.projects()) return (project satisfies ProjectObject).url
        return undefined
      }
      // @ts-expect-error -- the types are there, and are no any.
      export const wrong: number = client.project('a')
      // @ts-expect-error -- and claim no value that is not there.
      export const missing = async (): Promise<unknown> => (await import('burin')).wait
      console.log(HostingProblem.name, typeof deployFolder)\n`
    writeFileSync(join(user, 'program.ts'), program)
    const ran = await run(user, process.execPath, 'program.ts')
    equal(ran.stdout, 'HostingProblem function\n', ran.stderr)
    symlinkSync(join(root, 'node_modules', '@types'), join(user, 'node_modules', '@types'))
    const checker = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const strict = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noEmit',
      '--module',
      'nodenext',
      '--target',
      'es2024',
    ]
    const checked = await run(user, process.execPath, checker, ...strict, '--types', 'node', 'program.ts')
    equal(checked.stdout, '')
    equal(checked.code, 0)
  })

  it('leaves package.json as it was also when npm is killed between packing and cleaning up', async () => {
    const prepack = `const { spawn } = require('node:child_process')
      spawn(process.execPath, ['scripts/run.mjs', 'scripts/prepack.ts'], { stdio: 'inherit' }).on('exit', (code) => console.log('ended', code))
      setInterval(() => {}, 1000)`
    const npm = spawn(process.execPath, ['-e', prepack], { cwd: clone, stdio: ['ignore', 'pipe', 'inherit'] })
    const [text] = (await once(npm.stdout, 'data')) as [Buffer]
    equal(text.toString(), 'ended 0\n')
    match(manifestOf(clone), /"exports"/)
    npm.kill('SIGKILL')
    await until(() => !existsSync(join(clone, '.cache', 'package.json.own')))
    equal(manifestOf(clone), manifestOf(root))
  })

  it('throws away a copy of package.json that is left over from before the exchange', async () => {
    writeFileSync(join(clone, '.cache', 'package.json.own'), '{"name":"old"}')
    equal((await run(clone, process.execPath, 'scripts/package/own-manifest.mjs')).code, 0)
    equal(manifestOf(clone), manifestOf(root))
    equal(existsSync(join(clone, '.cache', 'package.json.own')), false)
  })
})
