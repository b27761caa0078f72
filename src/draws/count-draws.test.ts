import { deepEqual } from 'node:assert/strict'
import { it } from 'node:test'
import type { Meter } from '../platform/meter.ts'
import { countDraws } from './count-draws.ts'

/** A meter that writes down what it is told, line by line. */
function writtenMeter(): { readonly meter: Meter; readonly lines: string[] } {
  const lines: string[] = []
  const written = (name: string) => (labels: object, by?: number) =>
    void lines.push([name, ...Object.values(labels as Record<string, string>), by ?? 1].join(' '))
  const nothing = (): void => undefined
  const meter: Meter = {
    counter: ({ name }) => ({ add: written(name), bringTo: nothing }),
    histogram: ({ name }) => ({ observe: written(name) }),
    gauge: () => ({ set: nothing, clear: nothing }),
    onLook: nothing,
  }
  return { meter, lines }
}

it('counts draws with the attempts of each item, what they cost unless that is nothing, keys and refusals', () => {
  const { meter, lines } = writtenMeter()
  const observe = countDraws(meter)
  observe({ kind: 'draw-ended', caller: 'live', outcome: 'checked', attempts: [1, 3] })
  observe({ kind: 'charged', caller: 'live', credits: 2 })
  observe({ kind: 'charged', caller: 'member', credits: 0 })
  observe({ kind: 'key-claimed', claim: 'kept' })
  observe({ kind: 'rate-limited', policy: 'sandbox' })
  deepEqual(lines, [
    'burin_draws_total checked live 1',
    'burin_draw_item_attempts 1',
    'burin_draw_item_attempts 3',
    'burin_credits_charged_total live 2',
    'burin_idempotency_keys_total kept 1',
    'burin_rate_limited_total sandbox 1',
  ])
})
