import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lex } from './lex.ts'

const kinds = (text: string): string[] => lex(text).map(({ kind, text: content }) => (kind === 'word' ? content : kind))

describe('lex', () => {
  it('cuts words, ends, braces and strings', () => {
    assert.deepEqual(kinds('box 3,4! 8x8;mirror x=12 {dot 1,1}\ntext "A;#{" 1,1'), [
      'box',
      '3,4!',
      '8x8',
      'end',
      'mirror',
      'x=12',
      'open',
      'dot',
      '1,1',
      'close',
      'end',
      'text',
      'string',
      '1,1',
      'eof',
    ])
  })

  it('leaves comments out, also behind a word', () => {
    assert.deepEqual(kinds('# all\nbox#rest "\ndot'), ['end', 'box', 'end', 'dot', 'eof'])
  })

  it('ends an unclosed string with its line', () => {
    assert.deepEqual(kinds('text "A\n"'), ['text', 'unclosed-string', 'end', 'unclosed-string', 'eof'])
  })

  it('counts lines and columns from 1 and offsets from 0', () => {
    const spans = lex('a\r\n  "b c" d')
      .filter(({ kind }) => kind !== 'end')
      .map(({ span }) => span)
    assert.deepEqual(spans, [
      { start: 0, end: 1, line: 1, column: 1 },
      { start: 5, end: 10, line: 2, column: 3 },
      { start: 11, end: 12, line: 2, column: 9 },
      { start: 12, end: 12, line: 2, column: 10 },
    ])
  })
})
