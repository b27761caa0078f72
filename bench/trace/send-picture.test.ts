import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { randomFrom } from '../../src/tools/sheet/shuffled.ts'
import { sendPicture, WAYS } from './send-picture.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="currentColor" d="M4 4h8v16H4z"/></svg>'

test('each way keeps the drawing where it says', async () => {
  for (const way of WAYS) {
    const { bytes, corner, scale, side } = await sendPicture(svg, way, 96, randomFrom(3))
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number): readonly number[] => {
      const from = 4 * (Math.round(corner + y * scale) * info.width + Math.round(corner + x * scale))
      return [...data.subarray(from, from + 4)]
    }
    const [ink, ground] = [at(8, 12), at(17, 12)]
    const apart = Math.max(...ink.map((value, index) => Math.abs(value - (ground[index] ?? 0))))
    ok(info.width === side && apart > 90, `${way}: ${ink.join(' ')} / ${ground.join(' ')}`)
  }
})
