import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('part', () => {
  it('names a group and its modifiers', () => {
    const { name, modifiers } = readOne('part badge over=round free { dot 1,1 }') as {
      name: string
      modifiers: { over: string; free: boolean }
    }
    assert.deepEqual([name, modifiers.over, modifiers.free], ['badge', 'round', true])
    assert.equal(reprint('part badge free @3..5 over { dot 1,1 }'), 'part badge over @3..5 free { dot 1,1 }')
    assert.equal(reprint('part badge r=0.5 cut { dot 1,1 }'), 'part badge cut r=0.5 { dot 1,1 }')
  })

  it('says what is missing or wrong', () => {
    assert.match(problemIn('part Left_Hand { dot 1,1 }').hint, /`left-hand`/)
    assert.match(problemIn('part { dot 1,1 }').message, /Here should be a name/)
    assert.match(problemIn('part a hole { dot 1,1 }').message, /`hole` cannot apply to a group/)
    assert.match(problemIn('part a inner { dot 1,1 }').message, /`inner` cannot apply to a group/)
  })
})
