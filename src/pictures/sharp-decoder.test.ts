import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import type { Raster } from '../drawing/model/raster.ts'
import { sharpDecoder } from './sharp-decoder.ts'

const decoder = sharpDecoder()
const read = async (bytes: Uint8Array): Promise<Raster> => decoder.decode(bytes, await decoder.measure(bytes))
const pixel = ({ pixels, width }: Raster, x: number, y: number): number[] => [
  ...pixels.subarray(4 * (y * width + x), 4 * (y * width + x + 1)),
]

/** White, 60 × 40 px, with a corner of one colour at the top left. */
function cornered(colour = '#c02040'): ReturnType<typeof sharp> {
  const corner = { create: { width: 30, height: 20, channels: 3, background: colour } } as const
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffffff' } }).composite([
    { input: corner, left: 0, top: 0 },
  ])
}
const RED = [192, 32, 64, 255]
const GREY = [99, 99, 99, 255]
const WHITE = [255, 255, 255, 255]

describe('a picture as it is decoded', () => {
  const plain = async (): Promise<Buffer> => cornered().png().toBuffer()

  it('is the same for the same pixels, however they are stored', async () => {
    const once = sharp(await plain())
    const { id } = await read(await plain())
    for (const stored of [
      once.clone().png({ progressive: true }),
      once.clone().png({ palette: true }),
      once.clone().ensureAlpha().png(),
      once.clone().toColourspace('rgb16').png(),
      once.clone().webp({ lossless: true }),
    ])
      equal((await read(await stored.toBuffer())).id, id)
  })

  it('has grey as red, green and blue', async () => {
    const grey = sharp(await cornered('#636363').png().toBuffer())
    for (const stored of [
      grey.clone().toColourspace('b-w').png(),
      grey.clone().toColourspace('grey16').png(),
      grey.clone().toColourspace('b-w').ensureAlpha().png(),
      grey.clone().toColourspace('b-w').jpeg({ quality: 100 }),
    ]) {
      const raster = await read(await stored.toBuffer())
      deepEqual([pixel(raster, 5, 5), pixel(raster, 50, 30)], [GREY, WHITE])
    }
  })

  it('is turned as the camera says', async () => {
    const source = await plain()
    const upright = await read(source)
    // What has to be done to the picture for it to be stored so.
    const stored: Readonly<Record<number, (picture: ReturnType<typeof sharp>) => ReturnType<typeof sharp>>> = {
      2: (picture) => picture.flop(),
      3: (picture) => picture.rotate(180),
      4: (picture) => picture.flip(),
      5: (picture) => picture.flop().rotate(270),
      6: (picture) => picture.rotate(270),
      7: (picture) => picture.flop().rotate(90),
      8: (picture) => picture.rotate(90),
    }
    for (const [orientation, turn] of Object.entries(stored)) {
      const turned = await turn(sharp(source)).png().toBuffer()
      const bytes = await sharp(turned)
        .withMetadata({ orientation: Number(orientation) })
        .png()
        .toBuffer()
      const { id, source: size } = await read(bytes)
      deepEqual([id, size], [upright.id, { width: 60, height: 40 }], orientation)
    }
  })

  it('is in sRGB, whatever its profile', async () => {
    const near = (one: readonly number[], other: readonly number[]): boolean =>
      one.every((value, i) => Math.abs(value - (other[i] ?? 0)) <= 12)
    const source = sharp(await plain())
    const wide = await source.clone().withIccProfile('p3').png().toBuffer()
    const print = await source.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer()
    const raw = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
    ok(!near([...raw.subarray(0, 3)], RED.slice(0, 3)), 'the profile says something')
    for (const bytes of [wide, print]) {
      const raster = await read(bytes)
      ok(near(pixel(raster, 5, 5), RED), pixel(raster, 5, 5).join())
      deepEqual(pixel(raster, 50, 30), WHITE)
    }
  })

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map(async (background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer()
    const raster = await read(bytes)
    deepEqual([raster.height, pixel(raster, 5, 5)], [20, [255, 0, 0, 255]])
  })

  it('is at most 256 px wide and high, and says how large it came', async () => {
    const bytes = await sharp(await plain())
      .resize(600, 400, { kernel: 'nearest' })
      .png()
      .toBuffer()
    const { width, height, source, pixels } = await read(bytes)
    deepEqual([width, height, source, pixels.length], [256, 171, { width: 600, height: 400 }, 4 * 256 * 171])
  })
})
