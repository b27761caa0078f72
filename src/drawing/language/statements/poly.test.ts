import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('poly', () => {
  it('is a closed chain from three points', () => {
    assert.equal((readOne('poly 3,10 12,3 21,10') as { vertices: unknown[] }).vertices.length, 3)
    assert.equal(reprint('poly 3,10 12,3! 21,10 r=0.5 solid'), 'poly 3,10 12,3! 21,10 solid r=0.5')
  })

  it('says what is missing or wrong', () => {
    assert.match(problemIn('poly 3,10 12,3').hint, /at least 3 points/)
    const repeated = problemIn('poly 3,10 12,3 21,10 3,10')
    assert.match(repeated.message, /repeats the first/)
    assert.equal(repeated.at, '3,10')
    assert.match(problemIn('poly 3,10 12,3 21,10 close').message, /close/)
  })
})
