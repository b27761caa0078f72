import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

const root = join(import.meta.dirname, '..')
/** The rows of a table of sentences. */
function rowsOf(document: string): readonly string[] {
  return readFileSync(join(root, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence '))
}

/** File and name of each test in the second column of a row. */
function testsOf(row: string): { readonly file: string; readonly name: string }[] {
  const cell = row.slice(row.lastIndexOf(' | ') + 3, -2)
  return cell.split('<br>').map((one) => {
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? []
    return { file, name }
  })
}

/** A test's name as its file writes it: quoted in any way. */
function hasTest(file: string, name: string): boolean {
  if (!existsSync(join(root, file))) return false
  const text = readFileSync(join(root, file), 'utf8')
  return ["'", '"', '`'].some((quote) =>
    [`it(${quote}${name}${quote}`, `test(${quote}${name}${quote}`].some((call) => text.includes(call)),
  )
}

for (const [document, fewest] of [
  ['docs/contract.md', 50],
  ['docs/hosting-contract.md', 30],
] as const)
  describe(document, () => {
    const rows = rowsOf(document)
    it('has a test for every sentence', () => {
      ok(rows.length > fewest)
      deepEqual(
        rows.filter((row) => testsOf(row).some(({ file, name }) => file === '' || name === '')),
        [],
      )
    })
    it('names tests that are there', () => {
      const missing = rows.flatMap(testsOf).filter(({ file, name }) => !hasTest(file, name))
      deepEqual(missing, [])
    })
  })
