/** The test runner itself: whatever goes wrong in a test file, the last line must not say that all is well. */
import { deepEqual, equal } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'

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

  it('ends although something is left open', () => {
    deepEqual(lastOf(`test('a', () => { setInterval(() => {}, 1000) })`), [0, '1 passed, 0 failed'])
  })

  it('waits for a file that is slow to load', () => {
    deepEqual(lastOf(good, `await new Promise((resolve) => setTimeout(resolve, 300)); ${good}`), [
      0,
      '2 passed, 0 failed',
    ])
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
})
