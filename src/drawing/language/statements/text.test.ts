import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PLAIN } from '../modifiers.ts'
import { problemIn, readOne, reprint } from '../read-one.ts'

describe('text', () => {
  it('has one to four characters, a middle and a height', () => {
    assert.deepEqual(readOne('text "P" 12,12 9'), {
      kind: 'text',
      text: 'P',
      x: 12,
      y: 12,
      height: 9,
      modifiers: PLAIN,
    })
    assert.equal((readOne('text "#1-$" 12,12 9') as { text: string }).text, '#1-$')
  })

  it('takes its characters from a choice or a range', () => {
    assert.deepEqual((readOne('text $letter 12,12 9', 'param letter A B 7 = B') as { text: unknown }).text, {
      parameter: 'letter',
    })
    assert.equal(reprint('text $n 12,12 9 cut', 'param n 0..9 = 1'), 'text $n 12,12 9 cut')
  })

  it('says what is missing or wrong', () => {
    assert.match(problemIn('text P 12,12 9').hint, /in quotes/)
    assert.match(problemIn('text "P 12,12 9').hint, /Write "P"/)
    assert.match(problemIn('text "p" 12,12 9').hint, /Write "P"/)
    assert.match(problemIn('text "*" 12,12 9').hint, /lines and arcs/)
    assert.match(problemIn('text "" 12,12 9').message, /1 to 4 characters/)
    assert.match(problemIn('text "ABCDE" 12,12 9').message, /1 to 4 characters/)
    assert.equal(problemIn('text "P" 12,12').expected, 'a text height')
    assert.match(problemIn('text $way 12,12 9', 'param way up down = up').message, /cannot write "up"/)
    assert.equal(problemIn('text $way 12,12 9').at, '$way')
  })
})
