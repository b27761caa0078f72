import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { shortMeaning } from '../understand/short-meaning.ts'

const readBrief = createReadBrief(loadLexicon())

describe('what a thing does', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['airplane taking off', 'plane-takeoff'],
    ['camera with a flash going off', 'camera +bolt(with) ?going off'],
    ['tree with a tag hanging', 'tree +price-tag(with) ?hanging'],
    ['person in wheelchair moving forward', 'wheelchair ?moving'],
    ['truck driving on a road', 'road +truck(above) ?driving'],
    ['stopwatch running', 'stopwatch ?running'],
    // What is turned off is crossed out.
    ['lamp turned off', 'lamp /off'],
    ['voice recording off', 'microphone +record(with) /off ?recording'],
  ]
  for (const [text, understood] of cases)
    test(text, () => assert.equal(shortMeaning(readBrief({ concept: null, prompt: text })), understood))
})
