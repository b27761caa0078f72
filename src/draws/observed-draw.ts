import type { DrawObject } from '../contract/draw-object.ts'
import type { Caller } from './caller.ts'
import type { ObserveDraws } from './draws-event.ts'
import { refusalOf } from './refusal-of.ts'

/** Does the work of one draw, and tells operators what came of it. An aborted `signal` says that nobody wanted it any more. */
export async function observedDraw(
  work: () => Promise<DrawObject>,
  caller: Caller,
  observe: ObserveDraws,
  signal: AbortSignal | undefined,
): Promise<DrawObject> {
  try {
    const drawn = await work()
    const outcome = drawn.data.every(({ status }) => status === 'checked') ? 'checked' : 'draft'
    observe({ kind: 'draw-ended', caller: caller.kind, outcome, attempts: drawn.data.map(({ attempts }) => attempts) })
    return drawn
  } catch (error) {
    const outcome = signal?.aborted === true ? 'cancelled' : (refusalOf(error)?.code ?? 'server_error')
    observe({ kind: 'draw-ended', caller: caller.kind, outcome, attempts: [] })
    throw error
  }
}
