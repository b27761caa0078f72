import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('curve', () => {
  it('is open or closed', () => {
    assert.equal((readOne('curve 2,12! 8,7 14,7.5') as { closed: boolean }).closed, false)
    assert.equal((readOne('curve 2,12! 8,7 14,7.5 close') as { closed: boolean }).closed, true)
  })

  it('prints as it is written', () => {
    assert.equal(reprint('curve 2,12! 8,7 14,7.5 close hole @6+'), 'curve 2,12! 8,7 14,7.5 close hole @6+')
  })

  it('says what is missing or wrong', () => {
    assert.match(problemIn('curve 2,12').hint, /at least 2 points/)
    assert.match(problemIn('curve 2,12 8,7 close').hint, /at least 3 points/)
    assert.match(problemIn('curve 2,12 8,7~2').message, /smooth or a corner/)
    assert.match(problemIn('curve 2,12 8,7 9,9 2,12 close').message, /repeats the first/)
  })
})
