import type { DrawObject } from '../../contract/draw-object.ts'
import { openBill } from './open-bill.ts'
import type { Charging } from './open-bill.ts'

/**
 * Draws, and charges each item that is checked: for draws that nobody pays for, and for those with a key, whose answer is
 * kept in the moment it is charged, so that the caller can have it whatever becomes of the connection. An answer that
 * cannot be kept is answered all the same, and a retry then draws anew.
 */
export async function chargedDraw(charging: Charging, draw: () => Promise<DrawObject>): Promise<DrawObject> {
  const bill = await openBill(charging)
  try {
    const drawn = await bill.draw(draw, () => undefined)
    return bill.priced(drawn, await bill.settle(drawn))
  } catch (error) {
    await bill.giveUp(null)
    throw error
  } finally {
    bill.leave()
  }
}
