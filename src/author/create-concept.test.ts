import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createConcept } from './create-concept.ts'

const conceptOf = createConcept()
const cases: readonly (readonly [string | null, string | null, string])[] = [
  ['my-slug', 'a cloud', 'my-slug'],
  [null, 'please create an icon of a bell, 2px stroke, no background', 'bell'],
  [null, 'Erstelle ein Icon von einem Haus', 'haus'],
  [null, 'A cloud with a lightning bolt', 'cloud-lightning-bolt'],
  [null, 'an icon of the', 'an-icon-of-the'],
  [null, null, 'picture'],
  [null, 'Café & crème', 'cafe-creme'],
  [null, 'x'.repeat(100), 'x'.repeat(64)],
  // A prompt that is a slug stays as it is.
  [null, 'zoom-in', 'zoom-in'],
  [null, ' user-with-lock ', 'user-with-lock'],
  // What a hyphen joins is one word.
  [null, 'a no-show guest', 'no-show-guest'],
  [null, 'To-do list', 'to-do-list'],
  // What there is none of is told, whatever word it is.
  [null, 'no show', 'no-show'],
  [null, 'no show fee (for veterinary clinic software)', 'no-show-fee'],
  [null, 'No results', 'no-results'],
  // A particle is part of the verb; a preposition before a thing is not.
  [null, 'Zoom in', 'zoom-in'],
  [null, 'check in a circle', 'check-circle'],
  // Other scripts and signs: what the word names.
  [null, '猫', 'cat'],
  [null, '자물쇠', 'lock'],
  [null, '犬 bell', 'dog-bell'],
  [null, 'Straße', 'strasse'],
  [null, '🔒', 'lock'],
  [null, '+', 'plus'],
  [null, 'свинья', 'icon'],
]
for (const [concept, prompt, expected] of cases) {
  test(`the concept of ${concept ?? 'none'} and "${(prompt ?? '').slice(0, 20)}" is ${expected.slice(0, 30)}`, () =>
    assert.equal(conceptOf({ concept, prompt }), expected))
}
