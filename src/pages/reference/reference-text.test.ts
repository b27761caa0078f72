import { equal, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { describeService } from '../../main/describe-service.ts'
import type { ApiDocument, ApiSchema } from './api-document.ts'
import { jsonText } from './json-text.ts'
import { ICONS_SOURCE, referenceText } from './reference-text.ts'
import { typeText } from './schema-text.ts'

const api = describeService()('http://localhost:3000') as unknown as ApiDocument

describe('the API reference', () => {
  const text = referenceText(api, ICONS_SOURCE)

  it('is the page docs/api.md (else run npm run docs)', () => {
    equal(text, readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8'))
  })

  it('has every operation with each of its answers', () => {
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        const start = text.indexOf(`### ${method.toUpperCase()} ${path}\n`)
        ok(start >= 0, `${method} ${path}`)
        const own = text.slice(start, text.indexOf('\n### ', start + 1))
        for (const status of Object.keys(responses)) match(own, new RegExp(`^\\| ${status} +\\|`, 'm'))
      }
    }
  })

  it('has every property of every schema', () => {
    for (const [name, { properties = {} }] of Object.entries(api.components.schemas)) {
      const start = text.indexOf(`### ${name}\n`)
      ok(start >= 0, name)
      const end = text.indexOf('\n### ', start + 1)
      const own = text.slice(start, end < 0 ? undefined : end)
      for (const property of Object.keys(properties)) ok(own.includes(`| \`${property}\` |`), `${name}.${property}`)
    }
    ok(text.includes('| `images[].base64` |'))
    ok(text.includes('| `usage.total_tokens` |'))
  })

  it('says what every header means', () => {
    const section = text.slice(text.indexOf('## Headers'), text.indexOf('## Schemas'))
    for (const header of ['X-Request-ID', 'Retry-After', 'RateLimit', 'ETag', 'WWW-Authenticate'])
      match(section, new RegExp(`^\\| \`${header}\` \\| .*[.] \\|$`, 'm'))
  })

  it('has an example of a draw', () => {
    match(text, /"object": "icon\.draw"/)
  })
})

describe('the type of a value in words', () => {
  const cases: readonly (readonly [ApiSchema, string])[] = [
    [{ type: 'string', maxLength: 500 }, 'string, at most 500 characters'],
    [{ type: 'integer', enum: [16, 20] }, '`16`, `20`'],
    [
      { type: 'array', items: { $ref: '#/components/schemas/Finding' }, maxItems: 4 },
      'array of [Finding](#finding), at most 4',
    ],
    [{ type: 'integer', minimum: 1, maximum: 4 }, 'integer, 1 to 4'],
    [{ type: ['number', 'null'] }, 'number or null'],
    [{ anyOf: [{ type: 'object' }, { type: 'null' }] }, 'object or null'],
    [{ const: 'icon.draw' }, '`"icon.draw"`'],
  ]
  for (const [schema, words] of cases) it(words, () => equal(typeText(schema), words))
})

describe('JSON for people', () => {
  it('breaks what is too long, and only that', () => {
    const long = 'x'.repeat(60)
    equal(
      jsonText({ cut: { size: [16, 20] }, long, more: [long, { a: null }] }),
      `{\n  "cut": {"size": [16, 20]},\n  "long": "${long}",\n  "more": [\n    "${long}",\n    {"a": null}\n  ]\n}`,
    )
  })
})
