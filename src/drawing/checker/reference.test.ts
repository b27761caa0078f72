import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { rulesReference } from './reference.ts'
import { RULES } from './rules.ts'

describe('rulesReference', () => {
  const page = rulesReference()

  it('is the page docs/rules.md (else run scripts/write-docs.ts)', () => {
    assert.equal(page, readFileSync(join(import.meta.dirname, '../../../docs/rules.md'), 'utf8'))
  })

  for (const { id, title, severity, thresholds } of RULES) {
    it(`tells ${id} with its thresholds`, () => {
      const section = page.split(`\n## ${id}\n`)[1]?.split('\n## ')[0] ?? ''
      assert.ok(section.includes(`**${title}.** Severity: ${severity}.`))
      for (const { name, value } of thresholds) assert.ok(section.includes(`| ${name} | ${value}`), name)
    })
  }

  it('lists each rule once', () => {
    assert.equal(new Set(RULES.map((rule) => rule.id)).size, RULES.length)
  })

  // A number that stands on the page by itself goes on standing there when the check's own has changed.
  for (const { id, thresholds } of RULES.filter((rule) => rule.thresholds.length > 0)) {
    it(`makes the thresholds of ${id} from what its check reads`, () => {
      const source = readFileSync(join(import.meta.dirname, `rules/${id}.ts`), 'utf8')
      const written = source.slice(source.indexOf('  thresholds: ['), source.indexOf('  check: '))
      const values = [...written.matchAll(/\bvalue: (.*?)(?:, unit: |,\n)/g)].map(([, value = '']) => value)
      assert.ok(values.length > 0 && values.length <= thresholds.length)
      const literal = values.filter((value) => /^[\d.]+$|['`][^'`]*\d/.test(value.replaceAll(/\$\{[^}]*\}/g, '')))
      assert.deepEqual(literal, [])
    })
  }
})
