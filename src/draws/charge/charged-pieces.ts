import type { DrawObject } from '../../contract/draw-object.ts'
import { aroundCredits, openBill } from './open-bill.ts'
import type { Charging } from './open-bill.ts'

/**
 * The answer to a draw as two pieces of JSON. To ask for the second, which is returned, says that the first, with all drawings,
 * has reached the caller: then it is charged. Whoever stops before has got nothing, and pays nothing.
 */
export async function* chargedPieces(
  charging: Charging,
  draw: () => Promise<DrawObject>,
): AsyncGenerator<string, string> {
  const bill = await openBill(charging)
  try {
    const drawn = await bill.draw(draw, () => undefined)
    const [before, after] = aroundCredits(drawn, bill.saysCredits)
    yield before
    const credits = await bill.settle(drawn)
    return `${bill.saysCredits ? credits : ''}${after}`
  } finally {
    await bill.giveUp(null)
    bill.leave()
  }
}
