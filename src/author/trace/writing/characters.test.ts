import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ALPHABET } from '../../../drawing/compiler/alphabet.ts'
import { leastOf, widthOf, widthOfCharacter } from './characters.ts'

test('no character is wider in our alphabet than room is left for it', () => {
  for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
    const left = widthOfCharacter(character)
    const drawn = ALPHABET[character]?.width ?? Infinity
    assert.ok(left >= drawn && left < drawn + 1.9, `${character}: ${left} for ${drawn}`)
  }
})

test('a text is as wide as its characters and what is between them', () => {
  assert.equal(widthOf('MI', 10, 3), 8.75 + 4 + 3)
  assert.ok(leastOf('AM') > leastOf('A'))
})
