import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Pixels } from './pixels.ts'
import { shrink } from './shrink.ts'

/** Pixels that look random and are the same every time. */
function noise(width: number, height: number, channels: 3 | 4): Pixels {
  let seed = 1
  const data = Uint8Array.from({ length: width * height * channels }, () => {
    seed = (seed * 48271) % 2147483647
    return seed >> 8
  })
  return { width, height, channels, data }
}

/** The definition, as slow as it is plain: each pixel is cut into as many parts as there are small ones, and those are counted. */
function averaged({ width, height, channels, data }: Pixels, few: { width: number; height: number }): number[] {
  const out: number[] = []
  for (let top = 0; top < few.height; top++)
    for (let left = 0; left < few.width; left++) {
      const sums = [0, 0, 0, 0]
      for (let y = top * height; y < (top + 1) * height; y++)
        for (let x = left * width; x < (left + 1) * width; x++) {
          const at = channels * (Math.floor(y / few.height) * width + Math.floor(x / few.width))
          const alpha = channels === 4 ? (data[at + 3] ?? 0) : 255
          for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + alpha * (data[at + channel] ?? 0)
          sums[3] = (sums[3] ?? 0) + alpha
        }
      const [red = 0, green = 0, blue = 0, alpha = 0] = sums
      const opacity = Math.round(alpha / (width * height))
      out.push(...(opacity === 0 ? [0, 0, 0] : [red, green, blue].map((sum) => Math.round(sum / alpha))), opacity)
    }
  return out
}

describe('shrink', () => {
  it('averages areas, weighted by alpha', async () => {
    for (const [width, height, few] of [
      [12, 9, { width: 4, height: 3 }],
      [11, 7, { width: 5, height: 3 }],
      [7, 13, { width: 4, height: 8 }],
      [9, 1, { width: 2, height: 1 }],
    ] as const)
      for (const channels of [3, 4] as const) {
        const picture = noise(width, height, channels)
        const small = await shrink(picture, Math.max(few.width, few.height))
        equal(`${small.width} × ${small.height}`, `${few.width} × ${few.height}`)
        deepEqual([...small.data], averaged(picture, few), `${width} × ${height}, ${channels} channels`)
      }
  })

  it('keeps a picture that is small already, and makes the transparent black', async () => {
    const data = Uint8Array.of(1, 2, 3, 255, 4, 5, 6, 0)
    deepEqual([...(await shrink({ width: 2, height: 1, channels: 4, data }, 256)).data], [1, 2, 3, 255, 0, 0, 0, 0])
  })

  it('keeps one pixel of a side that would be none, and shares its memory', async () => {
    const { width, height, data } = await shrink(noise(1, 4096, 3), 256)
    deepEqual([width, height, data.buffer instanceof SharedArrayBuffer], [1, 256, true])
  })

  it('counts without loss in the largest picture', async () => {
    const data = new Uint8Array(4 * 4096 * 4096).fill(254)
    const small = await shrink({ width: 4096, height: 4096, channels: 4, data }, 2)
    deepEqual(
      [...small.data],
      Array.from({ length: 16 }, () => 254),
    )
  })
})
