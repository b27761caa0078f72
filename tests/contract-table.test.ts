import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { HOSTING_ROUTES } from '../src/hosting/api/routes.ts'

const root = join(import.meta.dirname, '..')
/** The rows of all tables, without their heads: a line that is ruled off below. */
function rowsOf(document: string): readonly string[] {
  const lines = readFileSync(join(root, document), 'utf8').split('\n')
  return lines.filter((line, at) => line.startsWith('| ') && !lines[at + 1]?.startsWith('|---'))
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
  ['docs/hosting-contract.md', 70],
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

describe('docs/hosting-contract.md', () => {
  it('has a row for every operation of the API', () => {
    const text = rowsOf('docs/hosting-contract.md').join('\n')
    const operations = HOSTING_ROUTES.filter(({ reference }) => reference !== undefined).map(
      ({ method, path }) => `\`${method} ${path.replace(/:(\w+)/g, '{$1}')}\``,
    )
    ok(operations.length > 10)
    deepEqual(
      operations.filter((operation) => !text.includes(operation)),
      [],
    )
  })
})
