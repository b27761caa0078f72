/** The command in a real pseudo-terminal, which `script` of util-linux opens: wide, narrow, and piped. */
import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { runHostingApi } from './run-hosting-api.ts'
import type { HostingApi } from './run-hosting-api.ts'
import { until } from './until.ts'

const DOOR = join(import.meta.dirname, '../src/admin/burin.ts')
// That of macOS takes other options.
const { error, stdout } = spawnSync('script', ['--version'], { encoding: 'utf8' })
const hasScript = error === undefined && stdout.includes('util-linux')

interface Session {
  readonly child: ChildProcessWithoutNullStreams
  /** All that the terminal was sent so far. */
  shown: () => string
  /** The exit code, once it has ended. */
  readonly ended: Promise<number>
}

describe('in a terminal', { skip: hasScript ? false : 'script of util-linux not found' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'burin-terminal-'))
  let api: HostingApi
  let token: string
  before(async () => {
    api = await runHostingApi()
    token = (await api.addPerson()).token
    mkdirSync(join(folder, 'site'))
    writeFileSync(join(folder, 'site', 'index.html'), '<h1>Hello</h1>')
  })
  after(async () => {
    await api[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  function burin(line: string, columns: number, environment: Record<string, string> = {}): Session {
    const command = `stty cols ${columns}; exec ${process.execPath} ${DOOR} ${line}`
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        TERM: 'xterm',
        SHELL: '/bin/sh',
        XDG_CONFIG_HOME: folder,
        XDG_CACHE_HOME: folder,
        BURIN_API: api.baseUrl,
        BURIN_TOKEN: token,
        ...environment,
      },
    })
    let text = ''
    child.stdout.on('data', (bytes: Buffer) => (text += bytes.toString()))
    return { child, shown: () => text, ended: once(child, 'close').then(([code]) => Number(code)) }
  }

  for (const columns of [120, 40])
    it(`has help of at most ${columns} columns where there are so many`, async () => {
      const { shown, ended } = burin('deploy --help', columns)
      equal(await ended, 0)
      const [, usage, ...lines] = shown().split('\r\n')
      ok(usage !== undefined && lines.length > 8)
      const options = lines.slice(0, lines.indexOf('Examples:'))
      deepEqual(
        options.filter((line) => line.length > columns),
        [],
      )
    })

  for (const columns of [100, 40])
    it(`asks for a project, shows how far it is, and prints the address, with ${columns} columns`, async () => {
      rmSync(join(folder, '.burin.json'), { force: true })
      const session = burin('deploy site', columns)
      await until(() => session.shown().includes(']:'))
      session.child.stdin.write(`terminal-${columns}\n`)
      equal(await session.ended, 0, session.shown())
      match(session.shown(), new RegExp(`http://terminal-${columns}\\.sites\\.example`))
      ok(session.shown().includes('\u001B[2K'), 'a bar that is taken away again')
      const wide = session
        .shown()
        .split(/\r\n|\r/)
        .filter((line) => /%/.test(line) && stripVTControlCharacters(line).length >= columns)
      deepEqual(wide, [])
    })

  it('has colour in a terminal, and none with NO_COLOR', async () => {
    const listed = async (environment: Record<string, string>): Promise<string> => {
      rmSync(join(folder, '.burin.json'), { force: true })
      const session = burin('deploy site', 100, environment)
      await until(() => session.shown().includes(']:'))
      session.child.stdin.write('\u0003')
      await session.ended
      return session.shown()
    }
    // oxlint-disable-next-line no-control-regex -- what colours is looked for.
    const colour = /\u001B\[\d+m/
    match(await listed({}), colour)
    doesNotMatch(await listed({ NO_COLOR: '1' }), colour)
  })

  it('ends with 130 at Ctrl-C, at a question too', async () => {
    rmSync(join(folder, '.burin.json'), { force: true })
    const session = burin('deploy site', 80)
    await until(() => session.shown().includes(']:'))
    session.child.stdin.write('\u0003')
    equal(await session.ended, 130, session.shown())
    match(session.shown(), /burin: stopped/)
  })

  it('without a terminal asks nobody, and has neither colour nor bars', async () => {
    rmSync(join(folder, '.burin.json'), { force: true })
    const child = spawn(process.execPath, [DOOR, 'deploy', 'site', '--project', 'terminal-100'], {
      cwd: folder,
      env: { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, BURIN_API: api.baseUrl, BURIN_TOKEN: token },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (text += bytes.toString()))
    deepEqual(await once(child, 'close'), [0, null])
    equal(text.includes('\u001B'), false)
    match(text, /http:\/\/terminal-100\.sites\.example/)
  })
})
