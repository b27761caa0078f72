import { deepEqual, equal, throws } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { readJson } from './read-json.ts'

const schema = z.strictObject({ name: z.string() })
const bytesOf = (text: string): Uint8Array => Uint8Array.from(new TextEncoder().encode(text))

describe('readJson', () => {
  it('reads what the schema takes, and leaves nothing of the bytes', () => {
    const bytes = bytesOf('{"name": "a"}')
    deepEqual(readJson(bytes, schema), { name: 'a' })
    equal(bytes.length, 0)
  })
  it('leaves nothing of the bytes of what it refuses either', () => {
    for (const text of ['{"name": 1}', '{"name": "a"', '{"name": "a", "name": "b"}']) {
      const bytes = bytesOf(text)
      throws(() => readJson(bytes, schema))
      equal(bytes.length, 0, text)
    }
  })
})
