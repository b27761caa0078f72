import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { glyphsOf } from './share-in-book.ts'
import { failing } from './read-need.ts'

const read = createReadBrief(loadLexicon())
const meaningOf = (prompt: string): ReturnType<typeof read> => read({ concept: null, prompt })
const shown = (prompt: string): string => {
  const meaning = meaningOf(prompt)
  return failing(meaning) ? 'draft' : glyphsOf(meaning).join(' ')
}

describe('a question', () => {
  for (const [text, glyphs] of [
    ['who has the key', 'user key'],
    ['where is the key', 'key question'],
    ['when is lunch', 'utensils clock'],
    ['how many people', 'users hash'],
    ['which bus', 'bus question'],
  ] as const)
    test(`"${text}" shows that it is asked`, () => assert.equal(shown(text), glyphs))

  test('an organisation that is called so asks nothing', () => assert.doesNotMatch(shown('WHO vaccine'), /user/))
})

describe('a verb that names another thing', () => {
  for (const [text, glyphs] of [
    ['watch the kids', 'child eye'],
    ['feed the cat', 'cat utensils'],
    ['seal the envelope', 'mail lock'],
    ['clean the windows', 'window sparkles'],
    ['fan the flames', 'draft'],
    ['skirt the issue', 'draft'],
  ] as const)
    test(`"${text}" shows what is done`, () => assert.equal(shown(text), glyphs))

  test('a neighbour that tells what it means goes first', () => assert.equal(shown('watch a movie'), 'film play'))
  test('what is told to be an animal is one', () => assert.match(shown('seal (animal)'), /^(?:draft|seal)/))
})

describe('an order and a reason', () => {
  for (const text of ['shower first', 'ladies first', 'closed for a wedding', 'closed due to a strike'])
    test(`"${text}" is no sign on a thing`, () => assert.equal(shown(text), 'draft'))

  test('a list in an order is sorted', () => assert.equal(shown('cheapest first'), 'sort'))
})
