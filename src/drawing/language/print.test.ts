import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from './parse.ts'
import { print } from './print.ts'

const formatted = (text: string): string => print(parse(text).program)

describe('print', () => {
  it('writes declarations in their order, then one statement a line', () => {
    const text = 'icon a;dot 1,1;inner 7,10 10x8;words B,  C d;keyline circle'
    assert.equal(formatted(text), 'icon a\nwords b, c d\nkeyline circle\ninner 7,10 10x8\ndot 1,1\n')
  })

  it('leaves out what is as usual', () => {
    assert.equal(formatted('icon a\nkeyline free\nturn 5 12,12 { dot 1,1 1.5 }'), 'icon a\nturn 5 { dot 1,1 }\n')
  })

  it('writes numbers with at most three decimals and no trailing zeros', () => {
    assert.equal(formatted('icon a\nline -0,.5 1.23456,-1.0 007,2.500'), 'icon a\nline 0,0.5 1.235,-1 7,2.5\n')
  })

  it('breaks a block of one statement when it is longer than a line', () => {
    const chain = 'line 1,1 2,2 3,3 4,4 5,5 6,6 7,7 8,8 9,9 10,10 11,11'
    const fits = `mirror x=12 { ${chain} }`
    assert.equal(formatted(`icon a\n${fits}`), `icon a\n${fits}\n`)
    assert.equal(formatted(`icon a\nmirror x=12 { ${chain} 12,12 }`), `icon a\nmirror x=12 {\n  ${chain} 12,12\n}\n`)
  })
})
