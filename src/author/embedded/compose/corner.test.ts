import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOUSE_CUT } from '../../../drawing/model/cut.ts'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { compose } from './compose.ts'
import { lostPlacement } from './lost-placement.ts'

const lexicon = loadLexicon()
const readBrief = createReadBrief(lexicon)

/** Where the sign of the first arrangement of a request stands, and whether the request is lost there. */
function placed(prompt: string): { guestAs: string | null; isAbove: boolean; isLost: boolean } {
  const [first] = compose(readBrief({ concept: null, prompt }), lexicon, HOUSE_CUT)
  assert.ok(first !== undefined)
  const into = first.parts.at(-1)?.setting.into
  return { guestAs: first.guestAs, isAbove: (into?.y ?? 24) < 8, isLost: lostPlacement(first, HOUSE_CUT).length > 0 }
}

test('a sign that is to sit in a corner is a badge there, in hosts that have room for it inside as well', () => {
  assert.deepEqual(placed('file with a check'), { guestAs: 'inside', isAbove: false, isLost: false })
  assert.deepEqual(placed('file with a check in the bottom right'), { guestAs: 'badge', isAbove: false, isLost: false })
  assert.deepEqual(placed('file with a check in the top right corner'), {
    guestAs: 'badge',
    isAbove: true,
    isLost: false,
  })
  assert.deepEqual(placed('folder with a heart in the corner'), { guestAs: 'badge', isAbove: false, isLost: false })
})

test('a corner at the left has no room for a sign, which is said', () => {
  assert.equal(placed('file with a check in the lower left corner').isLost, true)
})
