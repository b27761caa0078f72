import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { parse } from './parse.ts'
import { print } from './print.ts'
import { withoutSpans } from './read-one.ts'

/**
 * Every program of the corpus with its problems and its formatted text beside it. With BURIN_CORPUS=write the expected
 * files are written anew: read the difference before you keep it.
 */
const folder = join(import.meta.dirname, '../../../corpus/language')
const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.icon'))
  .sort()

describe('corpus of the language', () => {
  it('has programs', () => assert.ok(programs.length >= 40))

  for (const path of programs) {
    it(path.slice(0, -'.icon'.length), () => {
      const text = readFileSync(join(folder, path), 'utf8')
      const actual = outcome(text)
      const expectedFile = join(folder, dirname(path), `${basename(path, '.icon')}.expected.json`)
      if (process.env['BURIN_CORPUS'] === 'write') writeFileSync(expectedFile, `${JSON.stringify(actual, null, 2)}\n`)
      assert.ok(existsSync(expectedFile), 'no expected result beside the program')
      assert.deepEqual(actual, JSON.parse(readFileSync(expectedFile, 'utf8')))
    })

    it(`${path.slice(0, -'.icon'.length)}, formatted, reads back the same`, () => {
      const { program } = parse(readFileSync(join(folder, path), 'utf8'))
      const again = parse(print(program))
      assert.deepEqual(again.problems, [])
      assert.deepEqual(withoutSpans(again.program), withoutSpans(program))
      assert.equal(print(again.program), print(program))
    })
  }
})

/** What a person checks: each problem with its line and the text it points at, and the formatted program. */
function outcome(text: string): unknown {
  const { program, problems } = parse(text)
  return {
    problems: problems.map(({ span, message, expected, hint }) => ({
      at: `${span.line}:${span.column}`,
      text: text.slice(span.start, span.end),
      message,
      expected,
      hint,
    })),
    printed: print(program).trimEnd().split('\n'),
  }
}
