import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { cornerIn } from './where-it-sits.ts'
import { shortMeaning } from '../understand/short-meaning.ts'

const readBrief = createReadBrief(loadLexicon())

describe('where a sign sits on another thing adds nothing', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['user with a gear at bottom right', 'user +gear(with)'],
    ['mail with a dot in the upper right corner', 'mail +dot(with)'],
    ['calendar with a clock overlapping the bottom corner', 'calendar +clock(with)'],
    ['chain broken in the middle', 'unlink'],
    ['a star in the corner of a folder', 'folder +star(with)'],
    ['bell at top right of a phone', 'phone +bell(with)'],
    // In the middle of another it is inside, and on top above.
    ['shield with a star in the center', 'shield +star(inside)'],
    ['books with an apple on top', 'books +apple(above)'],
    // One thing has no other to sit on, and an arrow points there.
    ['a star at the bottom', 'star ?bottom'],
    ['cloud with an arrow to the left', 'cloud +arrow[left](with)'],
  ]
  for (const [text, understood] of cases)
    test(text, () => assert.equal(shortMeaning(readBrief({ concept: null, prompt: text })), understood))
})

test('a corner is one where it is called so, or by two of its sides', () => {
  for (const [text, corner] of [
    ['in bottom right', { vertical: 'bottom', horizontal: 'right' }],
    ['in upper left corner', { vertical: 'top', horizontal: 'left' }],
    ['in corner', { vertical: null, horizontal: null }],
    ['at bottom', null],
    ['in middle', null],
    ['to left', null],
    ['corner store', null],
  ] as const)
    assert.deepEqual(cornerIn(['red', text]), corner, text)
})
