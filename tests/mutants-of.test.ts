import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { movedLimits, mutantsOf } from '../scripts/mutate/mutants-of.ts'
import type { Mutant } from '../scripts/mutate/mutants-of.ts'
import { root } from './house/source-file.ts'

/** The module as each mutant has it. */
function mutated(text: string, mutants: readonly Mutant[]): string[] {
  return mutants.map(({ start, end, after }) => text.slice(0, start) + after + text.slice(end))
}

function all(text: string): string[] {
  return mutated(text, mutantsOf('some.ts', text))
}

describe('mutantsOf', () => {
  it('moves the bound of a comparison, and turns it round', () => {
    assert.deepEqual(all('a < b'), ['((a) <= (b))', '((a) >= (b))'])
    assert.deepEqual(all('a === b'), ['((a) !== (b))'])
  })

  it('negates conditions, exchanges operators, and leaves texts that are put together', () => {
    assert.deepEqual(all('if (a) { b }'), ['if (!(a)) { b }'])
    assert.deepEqual(all('x = a + b'), ['x = ((a) - (b))'])
    assert.deepEqual(all("x = a + 'b'"), [])
    assert.deepEqual(all('x = a && b || c'), ['x = ((a && b) && (c))', 'x = ((a) || (b)) || c'])
  })

  it('changes constants, but no types and no keys', () => {
    assert.deepEqual(all('const a: 3 = b as 4; const c = { 5: 6, d: true }'), [
      'const a: 3 = b as 4; const c = { 5: 7, d: true }',
      'const a: 3 = b as 4; const c = { 5: 6, d: false }',
    ])
  })

  it('empties lists that are returned, and removes calls but not what is logged', () => {
    assert.deepEqual(all('const f = () => a.map(b)'), ['const f = () => []'])
    assert.deepEqual(all('function f() { return [a] }'), ['function f() { return [] }'])
    assert.deepEqual(all('await a(b); log.info(c); return'), ['; log.info(c); return'])
  })

  it('changes the conditions of a statement of SQL', () => {
    assert.deepEqual(all('q(`select a from b where c < $1 and d = 2`).e'), [
      'q(`select a from b where c <= $1 and d = 2`).e',
      'q(`select a from b where c < $1 or d = 2`).e',
      'q(`select a from b where c < $1 and d <> 2`).e',
    ])
  })
})

describe('movedLimits', () => {
  it('makes the constants of a module smaller and larger, and nothing else', () => {
    const text = 'const MOST = { few: 20 }; const other = 3; f(4)'
    assert.deepEqual(mutated(text, movedLimits('some.ts', text)), [
      'const MOST = { few: 16 }; const other = 3; f(4)',
      'const MOST = { few: 25 }; const other = 3; f(4)',
    ])
  })
})

describe('a planted mutant', () => {
  it('is what a process and its threads load; the file stays as it is', () => {
    const path = join(root, 'src/platform/async-queue.ts')
    const plant = pathToFileURL(join(root, 'scripts/mutate/plant.mjs')).href
    const told = (mutant: { after: string }): string =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', LOADER, path], {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_OPTIONS: `--import=${plant}`,
          BURIN_MUTANT: JSON.stringify({ url: pathToFileURL(path).href, start: 0, end: 0, ...mutant }),
        },
      })
    assert.equal(told({ after: 'export const mark = 1;' }), 'true true')
    assert.equal(told({ after: '' }), 'false false')
  })
})

const LOADER = `
import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
const path = process.argv[1]
const thread = new Worker(
  "import { parentPort, workerData } from 'node:worker_threads'; import(workerData).then((made) => parentPort.postMessage('mark' in made))",
  { eval: true, workerData: path },
)
const [inThread] = await once(thread, 'message')
process.stdout.write(\`\${'mark' in (await import(path))} \${inThread}\`)`
