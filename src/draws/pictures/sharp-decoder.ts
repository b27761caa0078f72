import { LIMITS } from '../../contract/limits.ts'
import type { Decoder } from './inspect-image.ts'

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
    measure: async (bytes) => (await open(bytes)).metadata(),
    async decode(bytes) {
      const picture = await open(bytes)
      // Shrinking to nothing makes the decoder read every pixel while only a few lines are kept.
      await picture
        .resize(8, 8, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false })
        .timeout({ seconds: LIMITS.imageSeconds })
        .raw()
        .toBuffer()
    },
  }
}

async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
