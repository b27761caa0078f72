import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromOneToAnother } from './from-one-to-another.ts'

test('an arrow from one of a thing to another of it stands between the two', () => {
  for (const [text, read] of [
    ['arrow from box to box', 'arrow between two boxes'],
    ['an arrow going from one folder to another folder', 'arrow between two folders'],
    ['arrow from a list to the other, move', 'arrow between two lists, move'],
    ['arrow from one battery to another', 'arrow between two batteries'],
    ['arrow pointing from person to person', 'arrow between two people'],
  ] as const)
    assert.equal(fromOneToAnother(text), read, text)
})

test('from a thing to a thing of another kind are two things', () => {
  for (const text of ['arrow from cloud to phone', 'arrow from left to right', 'from box to box', 'arrow to a box'])
    assert.equal(fromOneToAnother(text), null, text)
})
