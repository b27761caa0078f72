import { countRefused } from '../platform/limits/limiter.ts'
import type { Meter } from '../platform/meter.ts'
import type { ObserveDraws } from './draws-event.ts'

/** Makes what counts draws, their attempts, what they cost, and what is refused. */
export function countDraws(meter: Meter): ObserveDraws {
  const draws = meter.counter({
    name: 'burin_draws_total',
    help: 'Draws by outcome: checked, draft, cancelled or an error code. Draws answered from the cache count as well.',
    labels: ['outcome', 'caller'],
  })
  const attempts = meter.histogram(
    { name: 'burin_draw_item_attempts', help: 'Rounds of drawing and checking that an item took.' },
    [1, 2, 3, 4],
  )
  const credits = meter.counter({
    name: 'burin_credits_charged_total',
    help: 'Credits that draws cost; units of monthly billing count as well.',
    labels: ['caller'],
  })
  const claims = meter.counter({
    name: 'burin_idempotency_keys_total',
    help: 'Draws with an Idempotency-Key: the first with it, answered with the kept answer, refused because the first is running or was another request.',
    labels: ['claim'],
  })
  const refused = countRefused(meter)
  return (event) => {
    switch (event.kind) {
      case 'draw-ended':
        draws.add({ outcome: event.outcome, caller: event.caller })
        for (const count of event.attempts) attempts.observe({}, count)
        return
      case 'charged':
        if (event.credits > 0) credits.add({ caller: event.caller }, event.credits)
        return
      case 'key-claimed':
        return claims.add({ claim: event.claim })
      case 'rate-limited':
        return refused(event.policy)
    }
  }
}
