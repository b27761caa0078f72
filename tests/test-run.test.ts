/** The test runner itself: whatever goes wrong in a test file, the last line must not say that all is well. */
import { deepEqual, equal, match } from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { testsTouched } from '../scripts/tests-touched.ts'

const runner = join(import.meta.dirname, '../scripts/test.ts')
const folder = mkdtempSync(join(tmpdir(), 'burin-test-run-'))
after(() => rmSync(folder, { recursive: true }))

/** Runs test files with these bodies; gives the exit code and the last lines. */
function runOf(...bodies: readonly string[]): { readonly status: number | null; readonly lines: readonly string[] } {
  const paths = bodies.map((body, i) => {
    const path = join(folder, `${i}.test.ts`)
    writeFileSync(path, `import { describe, it, test } from 'node:test'\n${body}`)
    return path
  })
  const { status, stdout } = spawnSync(process.execPath, [runner, ...paths], { encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

function lastOf(...bodies: readonly string[]): readonly [number | null, string | undefined] {
  const { status, lines } = runOf(...bodies)
  return [status, lines.at(-1)]
}

const good = `test('a', () => {})`

describe('npm test', () => {
  it('ends its report when all of it was taken: on a busy machine, what was still on its way was lost', () => {
    const reporter = pathToFileURL(join(import.meta.dirname, '../scripts/test-reporter.ts')).href
    const script = `
      import report from ${JSON.stringify(reporter)}
      const turn = () => new Promise(setImmediate)
      let sent = false
      let taken = () => undefined
      process.send = (_outcome, done = taken) => { [sent, taken] = [true, done]; return true }
      let ended = false
      const reported = Array.fromAsync(report((async function* () {})())).then(() => { ended = true })
      while (!sent) await turn()
      for (let turns = 0; turns < 20; turns += 1) await turn()
      console.log(ended)
      taken()
      await reported
      console.log(ended)`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    equal(stdout, 'false\ntrue\n')
  })

  it('counts tests, not groups', () => {
    deepEqual(lastOf(good, `describe('b', () => { it('c', () => {}); it('d', () => {}) })`), [0, '3 passed, 0 failed'])
  })

  it('counts what fails, the tests of a group one by one', () => {
    deepEqual(lastOf(good, `describe('b', () => { it('c', () => { throw new Error('c') }); it('d', () => {}) })`), [
      1,
      '2 passed, 1 failed',
    ])
  })

  it('counts a file that throws while it loads', () => {
    deepEqual(lastOf(good, `throw new Error('no')`), [1, '1 passed, 1 failed'])
    deepEqual(lastOf(good, `import './not-there.ts'`), [1, '1 passed, 1 failed'])
    deepEqual(lastOf(good, `const broken = = 1`), [1, '1 passed, 1 failed'])
  })

  it('counts a group that throws', () => {
    deepEqual(lastOf(good, `describe('b', () => { throw new Error('b') })`), [1, '1 passed, 1 failed'])
  })

  it('does not take an early end for success', () => {
    equal(lastOf(good, `test('b', () => process.exit(0))`)[0], 1)
    equal(lastOf(`process.exit(0)`, good)[0], 1)
  })

  it('runs what a file does before each of its tests for those alone', () => {
    const hooks = `import { after, before, beforeEach } from 'node:test'
      let count = 0
      before(() => { globalThis.open = (globalThis.open ?? 0) + 1 })
      beforeEach(() => { count += 1 })
      after(() => { globalThis.open -= 1 })
      test('a', () => { if (count !== 1) throw new Error('each ' + count) })
      test('b', () => { if (count !== 2 || globalThis.open !== 1) throw new Error(count + ', open ' + globalThis.open) })`
    deepEqual(lastOf(hooks, good, hooks), [0, '5 passed, 0 failed'])
    // Those that wait for the same module while they load must not come together, either.
    writeFileSync(join(folder, 'slow.ts'), 'await new Promise((resolve) => setImmediate(resolve))\nexport {}')
    const waiting = `import './slow.ts'\n${hooks}`
    deepEqual(lastOf(waiting, waiting), [0, '4 passed, 0 failed'])
  })

  it('ends although something is left open', () => {
    deepEqual(lastOf(`test('a', () => { setInterval(() => {}, 1000) })`), [0, '1 passed, 0 failed'])
  })

  it('waits for a file that is slow to load', () => {
    deepEqual(lastOf(good, `await new Promise((resolve) => setTimeout(resolve, 300)); ${good}`), [
      0,
      '2 passed, 0 failed',
    ])
  })

  it('asks for nothing that stands on the glyphs while one cannot be read', () => {
    mkdirSync(join(folder, 'lexicon'), { recursive: true })
    const glyphs = join(folder, 'lexicon/glyphs.test.ts')
    const other = join(folder, 'other.test.ts')
    const told = (body: string): readonly string[] => {
      writeFileSync(glyphs, `import { test } from 'node:test'\n${body}`)
      writeFileSync(other, `import { test } from 'node:test'\n${good}`)
      const { stdout } = spawnSync(process.execPath, [runner, other, glyphs], { encoding: 'utf8' })
      return stdout.trimEnd().split('\n').slice(-2)
    }
    deepEqual(told(`test('glyphs', () => { throw new Error('clock.icon:10:1') })`), [
      'a glyph cannot be read: 1 other test file did not run',
      '0 passed, 1 failed',
    ])
    equal(told(good).at(-1), '2 passed, 0 failed')
  })

  it('says what did not run, and why', () => {
    const skip = `{ skip: 'Chromium not found' }`
    const { lines } = runOf(
      good,
      `test('b', ${skip}, () => {}); it('c', ${skip}, () => {}); test('d', (t) => t.skip('no network'))`,
    )
    deepEqual(lines.slice(-3), [
      'Chromium not found: 2 tests did not run',
      'no network: 1 test did not run',
      '1 passed, 0 failed',
    ])
  })

  it('fails when there is nothing to run', () => {
    const { status, stdout } = spawnSync(process.execPath, [runner, 'no-such-folder/*.test.ts'], { encoding: 'utf8' })
    deepEqual([status, stdout.trimEnd().split('\n').at(-1)], [1, '0 passed, 1 failed'])
  })

  it('takes folders', () => {
    const inside = join(folder, 'inside', 'deeper')
    mkdirSync(inside, { recursive: true })
    for (const name of ['a', 'b'])
      writeFileSync(join(inside, `${name}.test.ts`), `import { test } from 'node:test'; ${good}`)
    writeFileSync(join(inside, 'no-test.ts'), 'process.exit(5)')
    const { status, stdout } = spawnSync(process.execPath, [runner, join(folder, 'inside')], { encoding: 'utf8' })
    deepEqual([status, stdout.trimEnd().split('\n').at(-1)], [0, '2 passed, 0 failed'])
  })

  it('refuses options that it does not know, and runs nothing', () => {
    const calls: readonly (readonly [string, string])[] = [
      ['--wach', 'npm test has no option --wach; did you mean --watch?'],
      ['--filter=x', 'npm test has no option --filter; there are --spec, --slowest, --watch, --help'],
      ['--spec=x', '--spec takes no value'],
    ]
    for (const [option, says] of calls) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [runner, option], { encoding: 'utf8' })
      deepEqual([status, stdout, stderr], [2, '', `burin: ${says}\n`])
    }
  })

  it('has help, and names the slowest files', () => {
    const help = spawnSync(process.execPath, [runner, '--help'], { encoding: 'utf8' })
    equal(help.status, 0)
    match(help.stdout, /^--watch +runs them/m)
    const path = join(folder, 'slowest.test.ts')
    writeFileSync(path, `import { test } from 'node:test'; ${good}`)
    const { stdout } = spawnSync(process.execPath, [runner, path, '--slowest'], { encoding: 'utf8' })
    match(stdout, /^ +\d+\.\d s +\d+\.\d s of processors {2}.*slowest\.test\.ts\n1 passed, 0 failed\n$/m)
  })

  it('runs with --watch what a change touches', async () => {
    const watched = join(folder, 'watched')
    mkdirSync(watched)
    const write = (name: string, text: string): void => writeFileSync(join(watched, name), text)
    write('number.ts', 'export const number: number = 1')
    const uses = `import { equal } from 'node:assert/strict'; import { test } from 'node:test'; import { number } from './number.ts'`
    write('uses.test.ts', `${uses}; test('is one', () => equal(number, 1))`)
    write('other.test.ts', `import { test } from 'node:test'; ${good}`)
    const child = spawn(process.execPath, [runner, '--watch', watched], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    for await (const text of child.stdout) {
      said += String(text)
      if (/2 passed, 0 failed\nwatching .*\n$/.test(said)) write('number.ts', 'export const number: number = 2')
      if (/1 test file\n[^]*0 passed, 1 failed\nwatching .*\n$/.test(said)) break
    }
    child.kill()
    await once(child, 'close')
  })
})

describe('testsTouched', () => {
  const files = new Map([
    ['src/a/one.ts', ''],
    ['src/a/two.ts', `import { one } from './one.ts'`],
    ['src/a/two.test.ts', `import { two } from './two.ts'\nimport './one.ts'`],
    ['src/b/uses.ts', `const program = new URL('../a/two.ts', import.meta.url); await import("./back.ts")`],
    ['src/b/back.ts', `import type { Uses } from './uses.ts'`],
    ['src/b/back.test.ts', `import { back } from './back.ts'`],
    ['src/c/alone.test.ts', ''],
    ['tests/cases.test.ts', `globSync('corpus/cases/*.icon')`],
  ])
  const touched: readonly (readonly [changed: string, tests: readonly string[]])[] = [
    ['src/a/one.ts', ['src/a/two.test.ts', 'src/b/back.test.ts']],
    ['src/b/uses.ts', ['src/b/back.test.ts']],
    ['src/c/alone.test.ts', ['src/c/alone.test.ts']],
    ['src/c/data/some.icon', ['src/c/alone.test.ts']],
    ['corpus/cases/x.icon', ['tests/cases.test.ts']],
    ['src/c/gone.test.ts', []],
    ['docs/nobody.md', []],
  ]
  for (const [changed, tests] of touched)
    it(`finds the tests of ${changed}`, () => deepEqual(testsTouched(files, [changed]), tests))
})
