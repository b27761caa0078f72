import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadText } from '../read-brief.ts'
import { isWhole } from './read-need.ts'
import { withSecond } from './with-second.ts'

const lexicon = loadLexicon()
const readText = createReadText(lexicon)
const read = (text: string): ReturnType<typeof readText> => readText(text, lexicon)

describe('second pictures', () => {
  it('are of glyphs, can be drawn, and are other pictures', () => {
    const wrong = [...lexicon.grammar.seconds].flatMap(([glyph, requests]) =>
      requests.filter((request) => {
        const other = read(request)
        const { head, guest, container } = other.meaning
        const isSame = head?.kind === 'glyph' && head.glyph === glyph && guest === null && container === null
        return !lexicon.glyphs.has(glyph) || !isWhole(other) || isSame
      }),
    )
    assert.deepEqual(wrong, [])
  })

  const secondOf = (text: string): string | null => {
    const head = withSecond(read(text).meaning, lexicon, read).second?.head
    return head?.kind === 'glyph' ? head.glyph : null
  }
  it('stand for a thing alone', () => assert.equal(secondOf('a phone'), 'smartphone'))
  it('are none of what is in a state, crossed out or beside another thing', () => {
    for (const text of ['battery half full', 'no phone', 'phone with a lock', 'phone in a circle'])
      assert.equal(secondOf(text), null, text)
  })
})
