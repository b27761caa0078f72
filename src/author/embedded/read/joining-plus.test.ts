import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { shortMeaning } from '../understand/short-meaning.ts'

const readBrief = createReadBrief(loadLexicon())

describe('a plus between two things joins them', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['magnifier plus person', 'search +user(with)'],
    ['calendar + clock', 'calendar +clock(with)'],
    ['database plus check in corner', 'database +check(with)'],
    ['thermometer at low plus snowflake', 'thermometer[low] +snowflake(with)'],
    // At the end, in a frame or asked for by name it is a plus.
    ['shopping cart plus', 'shopping-cart +plus(with)'],
    ['user plus circle', 'user +plus(with) @circle'],
    ['user with a plus', 'user +plus(with)'],
  ]
  for (const [text, understood] of cases)
    test(text, () => assert.equal(shortMeaning(readBrief({ concept: null, prompt: text })), understood))
})
