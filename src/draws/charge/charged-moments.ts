import type { DrawMoment } from '../../contract/draw-event.ts'
import type { DrawObject } from '../../contract/draw-object.ts'
import { asyncQueue } from '../../platform/async-queue.ts'
import { openBill } from './open-bill.ts'
import type { Bill, Charging } from './open-bill.ts'
import { plainMoment, withoutGoods } from './told-moment.ts'
import type { ToldMoment } from './told-moment.ts'

/**
 * The moments of a draw. To ask for the next one says that the last has reached the caller: so each item is charged that
 * was told whole, whenever the reader stops. The work begins with the first read. With a key it runs on without its
 * reader, and all of it is charged, because its answer is kept.
 */
export async function* chargedMoments(
  charging: Charging,
  draw: (tell: (moment: ToldMoment) => void) => Promise<DrawObject>,
): AsyncGenerator<DrawMoment, void> {
  const bill = await openBill(charging)
  const isLasting = charging.claim !== null
  const sold = withoutGoods()
  const work = async (tell: (moment: ToldMoment) => void): Promise<void> => {
    const drawn = await bill.draw(draw, tell)
    if (isLasting) await bill.settle(drawn)
    tell({ type: 'draw.completed', draw: drawn })
  }
  let run = Promise.resolve()
  let delivered: DrawObject | null = null
  try {
    for await (const moment of asyncQueue<ToldMoment>((tell) => (run = work(tell)))) {
      const part = await shown(moment, bill, sold)
      if (part !== null) yield part
      delivered = withMoment(delivered, moment)
    }
  } finally {
    if (!isLasting) await bill.giveUp(delivered)
    await run.catch(() => bill.giveUp(delivered))
    bill.leave()
  }
}

/** A moment as the caller gets it, if at all. The last one comes when all items have reached the caller: then it is known what they cost. */
async function shown(
  moment: ToldMoment,
  bill: Bill,
  sold: (moment: ToldMoment) => DrawMoment | null,
): Promise<DrawMoment | null> {
  if (moment.type === 'draw.created') return { ...moment, draw: bill.priced(moment.draw, 0) }
  if (moment.type === 'draw.completed')
    return { ...moment, draw: bill.priced(moment.draw, await bill.settle(moment.draw)) }
  return bill.isPaid ? sold(moment) : plainMoment(moment)
}

/** What has reached the caller, with one moment more. */
function withMoment(delivered: DrawObject | null, moment: DrawMoment): DrawObject | null {
  if (moment.type === 'draw.created') return moment.draw
  if (moment.type !== 'item.completed' || delivered === null) return delivered
  return { ...delivered, data: [...delivered.data, moment.item] }
}
