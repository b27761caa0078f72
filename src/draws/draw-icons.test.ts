import { deepEqual, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawLine } from '../../tests/run-icons-service.ts'
import { sampleRaster } from '../../tests/sample-raster.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import type { DrawMoment } from '../contract/draw-event.ts'
import { BusyError } from '../platform/workers.ts'
import type { Studio } from '../studio/draw.ts'
import type { Caller } from './caller.ts'
import { drawIcons } from './draw-icons.ts'

const CALLERS: readonly Caller[] = [
  { kind: 'live', id: 'a', accountId: 'acc_1', keyId: 'key_1' },
  { kind: 'member', id: 'b', accountId: 'acc_1' },
  { kind: 'sandbox', id: 'c', network: '192.0.2.1' },
  { kind: 'visitor', id: 'd', visitor: new Uint8Array(16), network: '192.0.2.1' },
]

describe('drawIcons', () => {
  it('lets who has an account go before sandbox keys and visitors', async () => {
    const asked: (string | undefined)[] = []
    const studio: Studio = {
      revision: 'test',
      isDeterministic: true,
      concept: () => 'cloud',
      draw: (brief, watch, _signal, urgency) => (asked.push(urgency?.priority), drawLine(brief, watch)),
    }
    const deps = { studio: async () => studio, now: () => 0 }
    const order = { prompt: 'a cloud', concept: null, images: [], cut: HOUSE_CUT, count: 1 } as const
    for (const caller of CALLERS)
      await drawIcons(deps, order, { id: 'draw_1', receivedAt: 0, signal: undefined, caller }, null)
    deepEqual(asked, ['high', 'high', 'normal', 'normal'])
  })
  it('answers what the author took', async () => {
    const usage = { inputTokens: 900, outputTokens: 80, reasoningTokens: 20, totalTokens: 980 }
    const studio: Studio = {
      revision: 'test',
      isDeterministic: false,
      concept: () => 'cloud',
      draw: async (brief) => ({ ...(await drawLine(brief)), usage }),
    }
    const order = { prompt: 'a cloud', concept: null, images: [], cut: HOUSE_CUT, count: 1 } as const
    const [caller] = CALLERS
    if (caller === undefined) throw new Error('no caller')
    const circumstances = { id: 'draw_1', receivedAt: 0, signal: undefined, caller }
    const drawn = await drawIcons({ studio: async () => studio, now: () => 0 }, order, circumstances, null)
    deepEqual(drawn.usage, { input_tokens: 900, output_tokens: 80, reasoning_tokens: 20, total_tokens: 980 })
  })

  const ORDER = { prompt: 'a cloud', concept: null, images: [], cut: HOUSE_CUT, count: 1 } as const
  const lines: Studio = { revision: 'test', isDeterministic: true, concept: () => 'cloud', draw: drawLine }
  const caller: Caller = { kind: 'sandbox', id: 'c', network: '192.0.2.1' }
  const circumstances = { id: 'draw_1', receivedAt: 1_700_000_000_000, signal: undefined, caller }
  const drawAt = (now: number, images = 0): ReturnType<typeof drawIcons> =>
    drawIcons(
      { studio: async () => lines, now: () => now },
      { ...ORDER, images: Array.from({ length: images }, () => sampleRaster()) },
      circumstances,
      null,
    )

  it('says when in whole seconds, and how long it took, which is never less than nothing', async () => {
    const later = await drawAt(1_700_000_001_999)
    deepEqual([later.created, later.took_ms], [1_700_000_001, 1999])
    deepEqual((await drawAt(1_699_999_999_999)).took_ms, 0)
  })

  it('counts the pictures, and says nothing else of them', async () => {
    const { images, data } = await drawAt(0, 2)
    deepEqual([images, data], [2, (await drawAt(0)).data])
  })

  it('tells of items in their order, and first that the draw began', async () => {
    const told: DrawMoment[] = []
    const deps = { studio: async () => lines, now: () => 0 }
    await drawIcons(deps, { ...ORDER, count: 2 }, circumstances, (moment) => told.push(moment))
    const places = told.map((moment) => ('index' in moment ? `${moment.type} ${moment.index}` : moment.type))
    deepEqual(
      [...new Set(places)],
      [
        'draw.created',
        ...[0, 1].flatMap((index) =>
          ['intent', 'program.delta', 'preview', 'completed'].map((kind) => `item.${kind} ${index}`),
        ),
      ],
    )
  })

  it('tells nothing of a draw for which there is no room', async () => {
    const told: DrawMoment[] = []
    const full: Studio = { ...lines, draw: async () => Promise.reject(new BusyError('overload', 1)) }
    const deps = { studio: async () => full, now: () => 0 }
    await rejects(
      drawIcons(deps, ORDER, circumstances, (moment) => told.push(moment)),
      { reason: 'overload' },
    )
    deepEqual(told, [])
  })
})
