import { deepEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { PROBLEM_CODES } from '../src/hosting/domains/domain.ts'

describe('docs/guides/domains.md', () => {
  it('says of every problem what is wrong and what to do', () => {
    const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'guides', 'domains.md'), 'utf8')
    const [, table = ''] = /^\| `problemCode` .*?\n\|[-|]+\n(.*?)\n\n/ms.exec(text) ?? []
    const codes = table.split('\n').map((row) => /^\| `(\w+)` \| .+ \| .+ \|$/.exec(row)?.[1])
    deepEqual(codes.filter((code) => code !== undefined).toSorted(), [...PROBLEM_CODES].toSorted())
  })
})
