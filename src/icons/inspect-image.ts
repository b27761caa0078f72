import type { InspectImage } from './check-images.ts'
import { LIMITS } from '../contract/limits.ts'

type Sharp = (typeof import('sharp'))['default']

/**
 * Inspects pictures with `sharp`, one at a time in the whole process: a picture of the largest size takes 64 MiB while
 * it is decoded, and that must not be multiplied by the number of callers. The library is loaded at the first picture.
 */
export function createInspectImage(): InspectImage {
  let library: Promise<Sharp> | null = null
  let queue: Promise<unknown> = Promise.resolve()
  return (bytes) => {
    library ??= loadSharp()
    const loading = library
    const turn = queue.then(async () => inspect(await loading, bytes))
    queue = turn.catch(() => null)
    return turn
  }
}

async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

async function inspect(sharp: Sharp, bytes: Uint8Array): Promise<string | null> {
  const side = LIMITS.imageSidePixels
  const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: side * side, sequentialRead: true })
  try {
    const { width, height } = await open().metadata()
    if (width > side || height > side) return `is ${width} × ${height} pixels; at most ${side} × ${side} are allowed.`
    // Shrinking to nothing makes the decoder read every pixel while only a few lines are kept.
    await open()
      .resize(8, 8, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false })
      .timeout({ seconds: LIMITS.imageSeconds })
      .raw()
      .toBuffer()
    return null
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (message.includes('pixel limit')) return `has more than ${side} × ${side} pixels.`
    if (message.includes('timeout')) return `could not be decoded within ${LIMITS.imageSeconds} seconds.`
    return 'cannot be decoded: the picture is damaged.'
  }
}
