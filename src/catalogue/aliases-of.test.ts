import { deepEqual } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aliasesOf } from './aliases-of.ts'
import type { CardParameter, GlyphCard } from './glyph-card.ts'

function card(name: string, words: readonly string[], parameters: readonly CardParameter[] = []): GlyphCard {
  return { name, words, parameters, category: 'interface', kind: null, revision: '0' }
}

describe('other names of glyphs', () => {
  it('are the phrases that mean exactly one', () => {
    const cards = [card('trash', ['bin', 'trash can', 'waste']), card('wheelie-bin', ['waste'])]
    deepEqual(
      [...aliasesOf(cards)],
      [
        ['bin', 'trash'],
        ['trash-can', 'trash'],
      ],
    )
  })
  it('are no names themselves, nor those of a value', () => {
    const level = { name: 'level', values: ['half', 'whole'], default: 'whole' }
    const cards = [card('heart', ['love', 'star', 'heart half'], [level]), card('star', [])]
    deepEqual([...aliasesOf(cards)], [['love', 'heart']])
  })
  it('mean no glyph of which they may say a value, and have only letters that names have', () => {
    const direction = { name: 'direction', values: ['right', 'left'], default: 'right' }
    deepEqual([...aliasesOf([card('indent', ['outdent'], [direction]), card('home', ['café', "the dog's"])])], [])
  })
})
