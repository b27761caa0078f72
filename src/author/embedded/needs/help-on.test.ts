import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { drawnKey } from './drawn-key.ts'
import { failing } from './read-need.ts'

const readBrief = createReadBrief(loadLexicon())
const read = (prompt: string): { head: string | null; said: string[]; near: readonly string[] } => {
  const { head, findings, near = [] } = readBrief({ concept: null, prompt })
  return { head: head?.kind === 'glyph' ? head.glyph : null, said: findings.map(({ message }) => message), near }
}

describe('help on what is not drawn', () => {
  it('is the general picture of what the word is a kind of, and says so', () => {
    const { head, said } = read('a wombat')
    assert.equal(head, 'paw')
    assert.ok(said.includes('"wombat" is not shown: no glyph is known for it.'), said.join('\n'))
    assert.ok(said.includes('"wombat" is drawn as a paw, the general picture of animals.'), said.join('\n'))
  })
  it('is what needs with a lost word are drawn as most, where it is of no class, and says so', () => {
    const { head, said } = read('unsigned gusset')
    assert.equal(head, 'contract')
    const words = ' is drawn as a contract, as in other requests with the word. Say what is to be seen.'
    assert.ok(
      said.some((one) => one.endsWith(words)),
      said.join('\n'),
    )
    // The likeliest picture of all its words.
    assert.equal(read('fragile').head, 'wine')
  })
  it('is none for words that only look alike, and for what is not there', () => {
    for (const text of ['hart', 'vampire', 'no gnarly']) assert.equal(read(text).head, null, text)
  })
  it('calls a glyph as people do', () => {
    assert.deepEqual(read('pruning shears').said, ['"pruning shears" is drawn as a pair of scissors.'])
  })
  it('knows requests near it that are drawn whole, never the picture that is shown', () => {
    for (const text of ['best streak ever', 'weekly leaderboard reset soon']) {
      const shown = readBrief({ concept: null, prompt: text })
      const near = (shown.near ?? []).map((prompt) => readBrief({ concept: null, prompt }))
      assert.ok(near.length > 0, text)
      for (const one of near) {
        assert.notEqual(drawnKey(one), drawnKey(shown), text)
        assert.ok(!failing(one), text)
      }
    }
  })
  it('is none where nothing is lost', () => assert.deepEqual(read('a bell'), { head: 'bell', said: [], near: [] }))
  it('draws no brand as what its name is a word for', () =>
    assert.equal(read('python instagram').head === 'user', false))
})
