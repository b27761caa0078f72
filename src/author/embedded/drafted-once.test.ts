import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { allCuts } from '../../drawing/model/cut.ts'
import { loadLexicon } from '../../lexicon/load.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Brief } from '../author.ts'
import type { BriefOfWords } from './embedded-author.ts'
import { embeddedAuthor } from './embedded-author.ts'

const lexicon = loadLexicon()
const REQUESTS = [
  'a cloud with a lightning bolt',
  'user with a lock',
  'bell off',
  // These have forms of their own for a line, for company and to hold a thing.
  'camera off',
  'bank with a plus',
  'a tree in a pot',
  'battery half full',
  'arrow up',
  'arrow down',
  'a laptop',
  'a notebook computer',
  'no such thing',
]
const [CUT, OTHER] = allCuts().filter(({ size }) => size === 24)

function brief(prompt: string, cut: Brief['cut']): BriefOfWords {
  return { prompt, concept: null, images: [], cut, count: 1 }
}

describe('an author that has drawn before', () => {
  test('drafts the same as one that has not, at every cut', () => {
    const author = embeddedAuthor(lexicon)
    for (const prompt of REQUESTS)
      for (const [at, cut] of allCuts().entries()) {
        const drafts = [...author.propose(brief(prompt, cut), 0)]
        if (at % 24 === 5) assert.deepEqual(drafts, [...embeddedAuthor(lexicon).propose(brief(prompt, cut), 0)], prompt)
      }
  })

  test('reads no request again for another cut, and writes no program again', () => {
    let lookedUp = 0
    const counting: Lexicon = {
      ...lexicon,
      get grammar() {
        return lexicon.grammar
      },
      needs: () => ((lookedUp += 1), lexicon.needs()),
    }
    const author = embeddedAuthor(counting)
    const draft = (cut: Brief['cut'] | undefined): string =>
      author.propose(brief('bell off', cut!), 0).next().value!.program
    const program = draft(CUT)
    const before = lookedUp
    assert.ok(before > 0)
    assert.equal(draft(OTHER), program)
    assert.equal(lookedUp, before)
  })
})
