/** What happens before a command runs, in a small project of its own with an npm that only pretends. */
import { deepEqual, equal, match } from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'

const folders: string[] = []
const lock = JSON.stringify({
  packages: { '': {}, 'node_modules/node': { version: '26.0.0' }, 'node_modules/thing': { version: '1.0.0' } },
})

/** Does what `npm ci` does as far as set-up can see, and counts how often it was asked. `NPM_MOOD` makes it fail. */
const pretendedNpm = `
const { appendFileSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require('node:fs')
appendFileSync('npm-calls', process.argv.slice(2, 3) + '\\n')
if (process.env.NPM_MOOD === 'offline') { console.error('npm error code ENOTFOUND'); process.exit(1) }
if (process.env.NPM_MOOD === 'broken') { console.error('npm error code EUSAGE'); process.exit(1) }
rmSync('node_modules', { recursive: true, force: true })
for (const name of ['node/bin', 'thing']) mkdirSync('node_modules/' + name, { recursive: true })
for (const name of ['node', 'thing']) writeFileSync('node_modules/' + name + '/package.json', '{}')
if (process.env.NPM_MOOD !== 'no-scripts') symlinkSync(process.execPath, 'node_modules/node/bin/node')
console.log('added 2 packages')
const { packages: { '': own, ...packages } } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
`

interface Project {
  readonly folder: string
  /** Runs the program with arguments; gives its exit code, and what it said on both streams. */
  readonly run: (mood?: string) => { readonly status: number | null; readonly out: string; readonly problems: string }
  /** How often npm was asked to install. */
  readonly installs: () => number
}

function project(program = `console.log('ran', process.argv.slice(2).join(' ')); process.exitCode = 3`): Project {
  const folder = mkdtempSync(join(tmpdir(), 'burin-set-up-'))
  folders.push(folder)
  cpSync(join(import.meta.dirname, '../scripts'), join(folder, 'scripts'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), lock)
  writeFileSync(join(folder, 'npm-cli.js'), pretendedNpm)
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/program.ts'), program)
  return {
    folder,
    run: (mood = '') => {
      const { status, stdout, stderr } = spawnSync(process.execPath, argumentsIn(folder), {
        env: environmentIn(folder, mood),
        encoding: 'utf8',
      })
      return { status, out: stdout, problems: stderr }
    },
    installs: () =>
      existsSync(join(folder, 'npm-calls'))
        ? readFileSync(join(folder, 'npm-calls'), 'utf8').split('\n').length - 1
        : 0,
  }
}

function argumentsIn(folder: string): string[] {
  return [join(folder, 'scripts/run.mjs'), 'src/program.ts', 'with', 'words']
}

function environmentIn(folder: string, mood: string): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', npm_execpath: join(folder, 'npm-cli.js'), NPM_MOOD: mood }
}

after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

describe('a command in a fresh clone', () => {
  it('installs, then runs with its arguments, stdout and exit code untouched', () => {
    const { run, installs } = project()
    deepEqual(run(), {
      status: 3,
      out: 'ran with words\n',
      problems: 'burin: installing packages (once; about half a minute) …\n',
    })
    equal(installs(), 1)
  })

  it('says one line when the network is missing, and installs the next time', () => {
    const { run, installs } = project()
    const { status, out, problems } = run('offline')
    deepEqual([status, out], [1, ''])
    match(problems, /\nburin: packages are missing and the npm registry cannot be reached; [^\n]+\n$/)
    equal(run().out, 'ran with words\n')
    equal(installs(), 2)
  })

  it('shows what npm said when it failed for another reason', () => {
    match(project().run('broken').problems, /burin: npm ci failed:\nnpm error code EUSAGE\n$/)
  })

  it('says what to do when the install scripts did not run', () => {
    const { status, problems } = project().run('no-scripts')
    equal(status, 1)
    match(problems, /npm rebuild node --ignore-scripts=false\n$/)
  })
})

describe('a command in an installed project', () => {
  it('does not ask npm again, and says nothing', () => {
    const { run, installs } = project()
    run()
    deepEqual(run(), { status: 3, out: 'ran with words\n', problems: '' })
    equal(installs(), 1)
  })

  it('installs again when the lockfile asks for other packages', () => {
    const { folder, run, installs } = project()
    run()
    writeFileSync(join(folder, 'package-lock.json'), lock.replace('1.0.0', '1.0.1'))
    run()
    equal(installs(), 2)
    run()
    equal(installs(), 2)
  })

  it('does not install again when npm has brought node_modules in step by itself', () => {
    const { folder, run, installs } = project()
    run()
    appendFileSync(join(folder, 'package-lock.json'), '\n')
    equal(run().status, 3)
    equal(installs(), 1)
  })

  for (const lost of [
    'node_modules',
    'node_modules/thing',
    'node_modules/node/bin/node',
    'node_modules/.package-lock.json',
  ]) {
    it(`repairs an install without ${lost}`, () => {
      const { folder, run, installs } = project()
      run()
      rmSync(join(folder, lost), { recursive: true })
      equal(run().out, 'ran with words\n')
      equal(installs(), 2)
    })
  }

  it('repairs an install whose Node was cut short', () => {
    const { folder, run, installs } = project()
    run()
    const node = join(folder, 'node_modules/node/bin/node')
    rmSync(node)
    writeFileSync(node, 'half', { mode: 0o755 })
    equal(run().out, 'ran with words\n')
    equal(installs(), 2)
  })

  it('takes over the turn of a process that is gone', () => {
    const { folder, run } = project()
    const gone = spawnSync(process.execPath, ['--version'])
    mkdirSync(join(folder, '.cache'))
    writeFileSync(join(folder, '.cache/set-up.turn'), String(gone.pid))
    equal(run().out, 'ran with words\n')
  })
})

describe('signals', () => {
  it('reach the program, and its way of ending is the command’s', async () => {
    const { folder } = project(
      `process.on('SIGTERM', () => { console.log('told'); process.exit(7) }); setInterval(() => {}, 1000); console.log('ready')`,
    )
    writeFileSync(join(folder, 'src/ready.ts'), '')
    const child = spawn(process.execPath, argumentsIn(folder), {
      env: environmentIn(folder, ''),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let out = ''
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString()
      if (out === 'ready\n') child.kill('SIGTERM')
    })
    deepEqual(await once(child, 'close'), [7, null])
    equal(out, 'ready\ntold\n')
  })

  it('that end the program end the command the same way', async () => {
    const { folder } = project(`process.kill(process.pid, 'SIGKILL')`)
    const child = spawn(process.execPath, argumentsIn(folder), { env: environmentIn(folder, ''), stdio: 'ignore' })
    deepEqual(await once(child, 'close'), [null, 'SIGKILL'])
  })
})
