import { deepEqual } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { stopsOf } from './stops-of.ts'

const told = (calls: readonly string[], each = false): string[] =>
  stopsOf(calls, ['author/'], each).map(
    ({ place, isReturn, functions }) => `${isReturn ? '←' : ''}${place} ${functions.join(' ')}`,
  )

describe('the stops of a walk', () => {
  it('are changes of file; each function is read once', () => {
    deepEqual(told(['author/a.ts#a', 'author/a.ts#more', 'author/b.ts#b', 'author/a.ts#a', 'author/a.ts#last']), [
      'author/a.ts a more',
      'author/b.ts b',
      '←author/a.ts last',
    ])
  })

  it('have one look through the door of another room, which leaves no file', () => {
    deepEqual(told(['author/a.ts#a', 'lexicon/x.ts#x', 'author/a.ts#b', 'lexicon/y.ts#y', 'author/a.ts#c']), [
      'author/a.ts a b c',
      '[room lexicon] x',
    ])
  })

  it('have one look at a list of rules, unless each counts', () => {
    const rules = 'author/embedded/understand/rules/'
    const calls = ['author/a.ts#a', `${rules}one.ts#one`, 'author/a.ts#b', `${rules}two.ts#two`]
    deepEqual(told(calls), ['author/a.ts a', '[rules of author] one', '←author/a.ts b'])
    deepEqual(told(calls, true), ['author/a.ts a', `${rules}one.ts one`, '←author/a.ts b', `${rules}two.ts two`])
  })
})
