import { deepEqual, equal, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Brief } from '../author/author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import { cachedStudio } from './cached-studio.ts'
import type { Studio } from './draw.ts'
import type { DrawEvent, DrawnItem } from './drawn.ts'

const BRIEF: Brief = { concept: null, prompt: 'heart', images: [], cut: HOUSE_CUT, count: 1 }
const ITEM: DrawnItem = {
  index: 0,
  svg: '<svg/>',
  status: 'draft',
  attempts: 2,
  intent: 'A heart.',
  program: 'icon heart',
  findings: [{ rule: 'join', severity: 'error', message: 'Too short.', at: null, measured: 1, limit: 2, span: null }],
}

/** Counts what really is drawn. */
function countingStudio(): Studio & { readonly drawn: (string | null)[] } {
  const drawn: (string | null)[] = []
  return {
    drawn,
    revision: 'test',
    isDeterministic: true,
    concept: () => 'heart',
    async draw({ prompt }) {
      drawn.push(prompt)
      if (prompt === 'nothing') throw new Error('no')
      return { concept: 'heart', items: [ITEM], usage: null }
    },
  }
}

const PLENTY = 1_000_000

describe('cachedStudio', () => {
  it('draws a brief once', async () => {
    const studio = countingStudio()
    const { draw, revision } = cachedStudio(studio, PLENTY)
    deepEqual(await draw(BRIEF), await draw({ ...BRIEF, cut: { ...HOUSE_CUT } }))
    await draw({ ...BRIEF, prompt: 'leaf' })
    deepEqual([studio.drawn, revision], [['heart', 'leaf'], 'test'])
  })

  it('tells the steps of the kept attempts again', async () => {
    const { draw } = cachedStudio(countingStudio(), PLENTY)
    await draw(BRIEF)
    const heard: DrawEvent[] = []
    await draw(BRIEF, (event) => heard.push(event))
    deepEqual(heard, [
      { kind: 'intent', index: 0, attempt: 2, intent: 'A heart.' },
      { kind: 'program', index: 0, attempt: 2, delta: 'icon heart' },
      { kind: 'preview', index: 0, attempt: 2, svg: '<svg/>', findings: ITEM.findings },
      { kind: 'item', item: ITEM },
    ])
  })

  it('tells how often it had a drawing, and how much it keeps', async () => {
    const { draw, figures } = cachedStudio(countingStudio(), PLENTY)
    for (const prompt of ['heart', 'heart', 'heart', 'leaf']) await draw({ ...BRIEF, prompt })
    const { hits, misses, bytes } = figures()
    deepEqual([hits, misses, bytes > 1600 && bytes < 4000], [2, 2, true])
  })

  it('keeps nothing of a studio that draws another icon the next time', async () => {
    const studio = countingStudio()
    const { draw, figures } = cachedStudio({ ...studio, isDeterministic: false }, PLENTY)
    await draw(BRIEF)
    await draw(BRIEF)
    deepEqual([studio.drawn, figures().bytes], [['heart', 'heart'], 0])
  })

  it('keeps no failure, and draws nothing for who is gone already', async () => {
    const studio = countingStudio()
    const { draw } = cachedStudio(studio, PLENTY)
    for (let turn = 0; turn < 2; turn++) await rejects(draw({ ...BRIEF, prompt: 'nothing' }), { message: 'no' })
    await rejects(draw(BRIEF, undefined, AbortSignal.abort(new Error('gone'))), { message: 'gone' })
    deepEqual(studio.drawn, ['nothing', 'nothing'])
  })

  it('counts texts at two bytes a character, and drops what does not fit', async () => {
    // A program of 50,000 characters takes 100,000 bytes; ten small drawings take another 10,000 or so.
    const studio = countingStudio()
    const long: Studio = {
      ...studio,
      draw: async (brief) => ({
        ...(await studio.draw(brief)),
        items: [{ ...ITEM, program: 'x'.repeat(brief.prompt === 'long' ? 50_000 : 10) }],
      }),
    }
    for (const [bound, timesDrawn] of [
      [100_000, 2],
      [105_000, 2],
      [130_000, 1],
    ] as const) {
      const { draw } = cachedStudio(long, bound)
      studio.drawn.length = 0
      await draw({ ...BRIEF, prompt: 'long' })
      for (let one = 0; one < 10; one++) await draw({ ...BRIEF, prompt: `${one}` })
      await draw({ ...BRIEF, prompt: 'long' })
      equal(studio.drawn.filter((prompt) => prompt === 'long').length, timesDrawn, `${bound}`)
    }
  })
})
