import { equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readHost } from './site-address.ts'

describe('readHost', () => {
  it('takes nothing longer than a name of DNS for well-formed, as that is remembered', () => {
    const kindOf = (header: string): string => readHost(header, 'sites.example').kind
    equal(kindOf('[::1]:3002'), 'unknown')
    equal(kindOf(`[${':'.repeat(251)}]`), 'unknown')
    equal(kindOf(`[${':'.repeat(252)}]`), 'malformed')
    equal(kindOf(`[${'f:'.repeat(7000)}]`), 'malformed')
    equal(kindOf(`${'a'.repeat(251)}.b`), 'host')
    equal(kindOf(`${'a'.repeat(252)}.b`), 'malformed')
  })
})
