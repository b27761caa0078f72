import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { DECLARATIONS } from './declarations.ts'
import { parse } from './parse.ts'
import { print } from './print.ts'
import { languageReference } from './reference.ts'
import { STATEMENTS } from './statements.ts'

describe('languageReference', () => {
  const page = languageReference()

  it('is the page docs/language.md (else run scripts/write-docs.ts)', () => {
    const committed = readFileSync(join(import.meta.dirname, '../../../docs/language.md'), 'utf8')
    assert.equal(page, committed)
  })

  for (const { keyword, example, forms } of [...DECLARATIONS, ...STATEMENTS]) {
    it(`shows ${keyword} with an example that is right and formatted`, () => {
      assert.ok(page.includes(`### ${keyword}\n`))
      for (const form of forms) assert.ok(page.includes(form))
      const { program, problems } = parse(example)
      assert.deepEqual(problems, [])
      assert.equal(print(program), example)
      assert.match(example, new RegExp(`^ *(?:.*\\{ )?${keyword} `, 'm'))
    })
  }

  it('lists each keyword once', () => {
    const keywords = [...DECLARATIONS, ...STATEMENTS].map(({ keyword }) => keyword)
    const shared = keywords.filter((keyword, i) => keywords.indexOf(keyword) !== i)
    assert.deepEqual(shared, [])
    assert.ok(STATEMENTS.every(({ keyword, kind }) => keyword === kind))
  })
})
