import { deepEqual } from 'node:assert/strict'
import { it } from 'node:test'
import { writtenMeter } from '../../tests/written-meter.ts'
import { countDraws } from './count-draws.ts'

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
