import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { loadLexicon } from '../../lexicon/load.ts'
import { embeddedAuthor } from './embedded-author.ts'
import { roomierCuts } from './roomier-cuts.ts'

const author = embeddedAuthor(loadLexicon())
const offered = (prompt: string, cut = HOUSE_CUT): (string | null)[] =>
  [...author.nearby({ concept: null, prompt, images: [], cut, count: 1 })].map(({ request }) => request)

describe('requests near one that came out as a draft', () => {
  it('say what is shown in words that leave no doubt, where a word is lost', () =>
    equal(offered('linehaul truck')[0], 'a truck'))

  it('put each sense of a word in doubt with what stands beside it', () => {
    const requests = offered('negative habit, for a habit tracker app')
    ok(requests.includes('a calendar with a minus sign'), requests.join())
    ok(requests.includes('a checkbox with a minus sign'), requests.join())
  })

  it('are the things one by one, where all is understood', () => {
    const requests = offered('a fridge with a clock')
    deepEqual(requests.slice(-2), ['a fridge', 'a clock'])
    // Before them the same at cuts with more room.
    equal(requests[0], null)
  })

  it('never name what is crossed out as if it were there', () => ok(!offered('no fridge').includes('a fridge')))

  it('are no other cut where a word is lost: it is lost there too', () => ok(!offered('linehaul truck').includes(null)))
})

describe('cuts with more room', () => {
  it('are finer by one stroke, then larger', () => {
    const at = (size: 16 | 20 | 24, stroke: 1 | 2): (readonly [number, number])[] =>
      roomierCuts({ ...HOUSE_CUT, size, stroke }).map((cut) => [cut.size, cut.stroke] as const)
    deepEqual(at(16, 2), [
      [16, 1.5],
      [20, 2],
      [24, 2],
    ])
    deepEqual(at(20, 1), [[24, 1]])
    deepEqual(at(24, 1), [])
  })
})
