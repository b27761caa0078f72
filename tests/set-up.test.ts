/** What happens before a command runs, in a small project of its own with an npm that only pretends. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'

const folders: string[] = []
const lock = JSON.stringify({
  packages: {
    '': {},
    'node_modules/node': { version: '26.0.0' },
    'node_modules/thing': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  },
})

/**
 * Does what `npm ci` and `npm install` do as far as set-up can see, and notes how it was asked. `NPM_MOOD` makes it fail, or be
 * killed half-way.
 */
const pretendedNpm = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require('node:fs')
const [command, ...options] = process.argv.slice(2)
const which = options.includes('--omit=dev') ? 'running' : 'all'
appendFileSync('npm-calls', command + ' ' + which + '\\n')
if (process.env.NPM_MOOD === 'offline') { console.error('npm error code ENOTFOUND'); process.exit(1) }
if (process.env.NPM_MOOD === 'broken') { console.error('npm error code EUSAGE'); process.exit(1) }
if (command === 'ci') rmSync('node_modules', { recursive: true, force: true })
const { packages: { '': own, ...locked } } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = Object.fromEntries(Object.entries(locked).filter(([, one]) => which === 'all' || !one.dev))
for (const path of Object.keys(packages)) {
  mkdirSync(path + '/bin', { recursive: true })
  writeFileSync(path + '/package.json', '{}')
  if (process.env.NPM_MOOD === 'killed') process.kill(process.pid, 'SIGKILL')
}
const node = 'node_modules/node/bin/node'
if (process.env.NPM_MOOD !== 'no-scripts' && !existsSync(node)) symlinkSync(process.execPath, node)
console.log('added packages')
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
`

interface Project {
  readonly folder: string
  /** Runs the program with arguments; gives its exit code, and what it said on both streams. */
  readonly run: (mood?: string) => { readonly status: number | null; readonly out: string; readonly problems: string }
  /** The same with a program that is for development. */
  readonly develop: Project['run']
  /** How npm was asked to install, in order. */
  readonly calls: () => string[]
  /** How often. */
  readonly installs: () => number
}

function project(program = `console.log('ran', process.argv.slice(2).join(' ')); process.exitCode = 3`): Project {
  const folder = mkdtempSync(join(tmpdir(), 'burin-set-up-'))
  folders.push(folder)
  cpSync(join(import.meta.dirname, '../scripts'), join(folder, 'scripts'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), lock)
  writeFileSync(join(folder, 'npm-cli.js'), pretendedNpm)
  for (const name of ['src', 'bench']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, `${name}/program.ts`), program)
  }
  const runs =
    (path: string): Project['run'] =>
    (mood = '') => {
      const { status, stdout, stderr } = spawnSync(process.execPath, argumentsIn(folder, path), {
        env: environmentIn(folder, mood),
        encoding: 'utf8',
      })
      return { status, out: stdout, problems: stderr }
    }
  const calls = (): string[] =>
    existsSync(join(folder, 'npm-calls')) ? readFileSync(join(folder, 'npm-calls'), 'utf8').trimEnd().split('\n') : []
  return {
    folder,
    run: runs('src/program.ts'),
    develop: runs('bench/program.ts'),
    calls,
    installs: () => calls().length,
  }
}

function argumentsIn(folder: string, path = 'src/program.ts'): string[] {
  return [join(folder, 'scripts/run.mjs'), path, 'with', 'words']
}

function environmentIn(folder: string, mood: string): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', npm_execpath: join(folder, 'npm-cli.js'), NPM_MOOD: mood }
}

after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

describe('a command in a fresh clone', () => {
  it('installs, then runs with its arguments, stdout and exit code untouched', () => {
    const { run, installs } = project()
    const { status, out, problems } = run()
    deepEqual([status, out], [3, 'ran with words\n'])
    match(
      problems,
      /^burin: installing the packages \(once; about half a minute\) …\nburin: installing the packages: done after \d+ s\n$/,
    )
    equal(installs(), 1)
  })

  it('takes the packages that running needs, and those for development with the first command that needs them', () => {
    const { run, develop, calls, folder } = project()
    run()
    deepEqual(calls(), ['ci running'])
    equal(existsSync(join(folder, 'node_modules/tool')), false)
    const { out, problems } = develop()
    equal(out, 'ran with words\n')
    match(problems, /^burin: installing the packages for development /)
    for (const one of [run, develop, run]) equal(one().problems, '')
    deepEqual(calls(), ['ci running', 'install all'])
  })

  it('takes all packages at once when the first command is one of development', () => {
    const { run, develop, calls } = project()
    develop()
    run()
    deepEqual(calls(), ['ci all'])
  })

  it('keeps what Node makes of a command, and runs one that was changed as it is now, whatever lies there', () => {
    const { run, folder } = project()
    run()
    const kept = join(folder, '.cache/compiled')
    const files = readdirSync(kept, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    ok(files.length > 0)
    for (const { parentPath, name } of files) writeFileSync(join(parentPath, name), 'nonsense')
    equal(run().out, 'ran with words\n')
    writeFileSync(join(folder, 'src/program.ts'), `console.log('another' as string)`)
    for (const _ of [1, 2]) equal(run().out, 'another\n')
    rmSync(kept, { recursive: true })
    writeFileSync(kept, 'no folder')
    deepEqual(run(), { status: 0, out: 'another\n', problems: '' })
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

describe('two commands at once', () => {
  it('install once, and what the second needs more is added', async () => {
    const { folder, calls } = project()
    const ended = ['src/program.ts', 'bench/program.ts', 'src/program.ts', 'bench/program.ts'].map((path) =>
      once(
        spawn(process.execPath, argumentsIn(folder, path), { env: environmentIn(folder, ''), stdio: 'ignore' }),
        'close',
      ),
    )
    deepEqual(
      (await Promise.all(ended)).map(([status]) => Number(status)),
      [3, 3, 3, 3],
    )
    ok(['ci all', 'ci running\ninstall all'].includes(calls().join('\n')), calls().join())
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

  it('keeps the packages for development when the lockfile asks for others', () => {
    const { folder, run, develop, calls } = project()
    develop()
    writeFileSync(join(folder, 'package-lock.json'), lock.replace('1.0.0', '1.0.1'))
    run()
    deepEqual(calls(), ['ci all', 'ci all'])
    equal(develop().problems, '')
  })

  it('goes on with an install of the packages for development that was killed', () => {
    const { develop, run, calls } = project()
    run()
    equal(develop('killed').status, 1)
    equal(run().out, 'ran with words\n')
    equal(develop().out, 'ran with words\n')
    deepEqual(calls(), ['ci running', 'install all', 'install all'])
  })

  it('takes an install by a Burin before this one, or by hand, as it is', () => {
    const { folder, develop, run, installs } = project()
    develop()
    writeFileSync(join(folder, 'node_modules/.burin-set-up'), 'as it was before')
    for (const one of [run, develop]) equal(one().problems, '')
    equal(installs(), 1)
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
