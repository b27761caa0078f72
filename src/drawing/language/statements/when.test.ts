import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

const ABOVE = 'param level 0..4 = 2\nparam facing up right 7 = up'

describe('when', () => {
  it('tests a range by number and a choice by text', () => {
    const { parameter, test, value } = readOne('when level >= 3 { dot 1,1 }', ABOVE) as Record<string, unknown>
    assert.deepEqual([parameter, test, value], ['level', '>=', 3])
    assert.equal((readOne('when facing is 7 { dot 1,1 }', ABOVE) as Record<string, unknown>)['value'], '7')
  })

  it('prints as it is written', () => {
    for (const text of [
      'when level < 2 { dot 1,1 }',
      'when facing not up { dot 1,1 }',
      'when level is 0 { dot 1,1 }',
    ]) {
      assert.equal(reprint(text, ABOVE), text)
    }
  })

  it('says what is missing or wrong', () => {
    assert.match(problemIn('when levle >= 3 { dot 1,1 }', ABOVE).hint, /`level`/)
    assert.match(problemIn('when level = 3 { dot 1,1 }', ABOVE).hint, /`is`/)
    assert.match(problemIn('when level>=3 { dot 1,1 }', ABOVE).hint, /`when level >= 3`/)
    assert.equal(problemIn('when level >= 5 { dot 1,1 }', ABOVE).at, '5')
    assert.match(problemIn('when facing is rihgt { dot 1,1 }', ABOVE).hint, /`right`/)
    assert.match(problemIn('when facing >= up { dot 1,1 }', ABOVE).message, /has no order/)
    assert.equal(problemIn('when level is { dot 1,1 }', ABOVE).expected, 'a value')
    assert.match(problemIn('when level is 1 { dot 1,1 }').message, /declared above/)
  })
})
