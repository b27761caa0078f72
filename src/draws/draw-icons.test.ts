import { deepEqual } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawLine } from '../../tests/run-icons-service.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
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
    const order = { prompt: 'a cloud', concept: null, images: 0, cut: HOUSE_CUT, count: 1 } as const
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
    const order = { prompt: 'a cloud', concept: null, images: 0, cut: HOUSE_CUT, count: 1 } as const
    const [caller] = CALLERS
    if (caller === undefined) throw new Error('no caller')
    const circumstances = { id: 'draw_1', receivedAt: 0, signal: undefined, caller }
    const drawn = await drawIcons({ studio: async () => studio, now: () => 0 }, order, circumstances, null)
    deepEqual(drawn.usage, { input_tokens: 900, output_tokens: 80, reasoning_tokens: 20, total_tokens: 980 })
  })
})
