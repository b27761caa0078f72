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
})
