import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { shortMeaning } from '../understand/short-meaning.ts'
import { crossedClauses } from './crossed-clause.ts'

const lexicon = loadLexicon()
const readBrief = createReadBrief(lexicon)

describe('the part of a request that says what is crossed out', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['no drinks, wine glass crossed out', ['wine glass crossed out']],
    ['fish crossed out for allergy', ['fish crossed out']],
    ['muted: microphone off', ['muted', 'microphone off']],
    ['bell crossed out, in a circle', []],
    ['bell crossed out', []],
    ['a red car, for sale', []],
  ]
  for (const [text, clauses] of cases)
    test(text, () =>
      assert.deepEqual(
        crossedClauses(text, lexicon.grammar).map(({ clause }) => clause),
        clauses,
      ),
    )
})

describe('what is said twice is crossed out once', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['no parking, car slashed', 'car /off'],
    ['eye crossed out for hidden password', 'eye /off'],
    ['plug with a slash, no power', 'plug /off'],
    ['phone with a cross over it', 'phone /off'],
    ['do not touch, hand barred', 'hand /off'],
    // What the other part says tells the sense.
    ['location disabled, pin with a diagonal line through it', 'map-pin /off'],
    // What is crossed out is unknown: the whole is read.
    ['no birds, wombat crossed out', 'bird /off !wombat'],
  ]
  for (const [text, understood] of cases)
    test(text, () => {
      const meaning = readBrief({ concept: null, prompt: text })
      assert.equal(
        shortMeaning({ ...meaning, findings: meaning.findings.filter(({ severity }) => severity !== 'info') }),
        understood,
      )
    })
})
