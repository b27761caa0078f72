import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Author, Draft, Nearby } from '../author/author.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import type { Finding } from '../drawing/model/finding.ts'
import { attempt } from './attempt.ts'
import { createStudio } from './draw.ts'

const SMALL: Cut = { ...HOUSE_CUT, size: 16 }

const lost: Finding = {
  rule: 'unmatched',
  severity: 'error',
  message: '"gusset" is not shown.',
  at: null,
  measured: null,
  limit: null,
  span: null,
}

const GOOD = draftOf('circle 12,12 9')
const LOST = draftOf('circle 12,12 9', [lost])
/** Two lines with hardly a gap between them. */
const BAD = draftOf('line 4,12 20,12\nline 4,14.5 20,14.5')

function draftOf(statements: string, findings: readonly Finding[] = []): Draft {
  return { program: `icon thing\nkeyline free\n${statements}\n`, intent: 'A thing.', findings, idea: 'alone' }
}

/** What is said of a draw by an author whose only draft is this, and the drafts that were judged. */
async function drawn(first: Draft, near: readonly Nearby[], cut = SMALL): Promise<{ said: string[]; looked: number }> {
  let looked = 0
  const author: Author = {
    *propose() {
      yield first
      return null
    },
    *nearby() {
      yield* near
    },
    concept: () => 'thing',
    isDeterministic: true,
    revision: null,
  }
  const studio = createStudio({
    author,
    judge: (draft, at) => {
      looked += 1
      return attempt(draft, at)
    },
    revision: 'test',
  })
  const { items } = await studio.draw({ concept: 'thing', prompt: null, images: [], cut, count: 1 })
  const said = items.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'info'))
  return { said: said.map(({ message }) => message), looked }
}

const asking = (request: string, draft: Draft): Nearby => ({ request, cut: SMALL, draft })

describe('what may be asked for instead of a draft', () => {
  it('is only what comes out without an error at the same cut', async () => {
    const { said } = await drawn(LOST, [asking('torn', BAD), asking('ring', GOOD), asking('lost as well', LOST)])
    deepEqual(said, ['Checked at this cut: "ring".'])
  })

  it('is another cut at which the same is checked, the first of them', async () => {
    const at = (change: Partial<Cut>, draft: Draft): Nearby => ({ request: null, cut: { ...SMALL, ...change }, draft })
    const { said, looked } = await drawn(BAD, [
      at({ stroke: 1.5 }, LOST),
      at({ size: 24 }, GOOD),
      at({ stroke: 1 }, GOOD),
    ])
    deepEqual(said, ['As it is, it is checked at 24 px.'])
    // Neither what is lost anyway nor a second cut is worth a look.
    equal(looked, 2)
  })

  it('is bounded: three requests, and six looks', async () => {
    const good = await drawn(
      BAD,
      ['a', 'b', 'c', 'd'].map((name) => asking(name, GOOD)),
    )
    deepEqual(good.said, ['Checked at this cut: "a", "b", "c".'])
    const bad = await drawn(
      BAD,
      Array.from({ length: 9 }, (_, index) => asking(`${index}`, BAD)),
    )
    equal(bad.looked, 1 + 6)
  })

  it('is nothing where the icon is checked', async () =>
    deepEqual(await drawn(GOOD, [asking('ring', GOOD)]), { said: [], looked: 1 }))
})
