import { startModelStandIn } from '../../tests/model-stand-in.ts'
import type { SeenCall } from '../../tests/model-stand-in.ts'

/** What the process that stands in for a model is told: where it is; to answer when it has had so many calls; or when so many of their callers have hung up. */
export type StandInOrder = { readonly kind: 'where' } | { readonly kind: 'called' | 'left'; readonly count: number }

/** When calls came, and when whoever asked had hung up, in milliseconds since 1970. */
export interface StandInReport {
  readonly url: string
  readonly leftAt: readonly number[]
}

const model = await startModelStandIn()
model.always('silent')
const leftAt = new Map<SeenCall, number>()
let watched = 0

/** Watches the calls that it has not watched yet. */
function watch(): void {
  for (const call of model.calls.slice(watched)) void call.left.then(() => leftAt.set(call, Date.now()))
  watched = model.calls.length
}

async function report(order: StandInOrder): Promise<StandInReport> {
  if (order.kind === 'where') return { url: model.url, leftAt: [] }
  while ((order.kind === 'left' ? leftAt.size : model.calls.length) < order.count)
    await new Promise((resolve) => setTimeout(resolve, 1))
  return { url: model.url, leftAt: [...leftAt.values()] }
}

setInterval(watch, 1).unref()
process.on('message', (order: StandInOrder) => void report(order).then((one) => process.send?.(one)))
