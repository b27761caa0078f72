import { LIMITS } from '../contract/limits.ts'
import { RASTER_SIDE } from '../drawing/model/raster.ts'
import { rasterOf } from './raster-of.ts'
import type { Decoder } from './read-picture.ts'
import { shrink } from './shrink.ts'
import { turnUpright } from './turn-upright.ts'

type Sharp = (typeof import('sharp'))['default']

/** Reads pictures with `sharp`, which is loaded at the first picture. */
export function sharpDecoder(): Decoder {
  let library: Promise<Sharp> | null = null
  const open = async (bytes: Uint8Array): Promise<ReturnType<Sharp>> => {
    library ??= loadSharp()
    const sharp = await library
    const side = LIMITS.imageSidePixels
    return sharp(bytes, { failOn: 'error', limitInputPixels: side * side, sequentialRead: true })
  }
  return {
    async measure(bytes) {
      const { width, height, orientation = 1 } = await (await open(bytes)).metadata()
      return { width, height, orientation }
    },
    async decode(bytes, { orientation }) {
      const picture = await open(bytes)
      // The library only reads and converts colours: what it would do to make pictures smaller differs with its version.
      const { data, info } = await picture
        .toColourspace('srgb')
        .timeout({ seconds: LIMITS.imageSeconds })
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true })
      const { width, height } = info
      const channels = info.channels === 4 ? 4 : 3
      const upright = turnUpright(await shrink({ width, height, channels, data }, RASTER_SIDE), orientation)
      return rasterOf(upright, orientation >= 5 ? { width: height, height: width } : { width, height })
    },
  }
}

async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // Photographs of telephones hold a second picture for bright screens. The first is read, as of any other.
  sharp.block({ operation: ['VipsForeignLoadUhdr'] })
  return sharp
}
