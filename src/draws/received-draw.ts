import type { DrawRequest, ImageRequest, ImageType } from '../contract/draw-request.ts'
import { LIMITS, LONGEST_BASE64 } from '../contract/limits.ts'
import { pictureType } from '../pictures/picture-type.ts'
import { imageRefused } from './draw-refused.ts'

export interface ReceivedImage {
  readonly mime: ImageType
  readonly bytes: Uint8Array
}

/** A checked request whose pictures are bytes of their own: while they wait for their turn, the text of the body is gone. */
export interface ReceivedDraw extends Omit<DrawRequest, 'images'> {
  readonly images: readonly ReceivedImage[]
}

/** Refuses, with the path of the picture, whatever is not strict base64 of the type that it says. */
export function receiveDraw({ images = [], ...request }: DrawRequest): ReceivedDraw {
  return { ...request, images: images.map(receiveImage) }
}

function receiveImage({ base64, mime }: ImageRequest, position: number): ReceivedImage {
  const bytes = bytesOf(base64, position)
  const type = pictureType(bytes)
  if (type === null) throw imageRefused(position, 'base64', 'is not a PNG, JPEG or WebP picture.')
  if (type !== mime) throw imageRefused(position, 'mime', `is ${mime}, but the bytes are ${type}.`)
  return { mime, bytes }
}

function bytesOf(base64: string, position: number): Uint8Array {
  if (base64 === '') throw imageRefused(position, 'base64', 'is empty.')
  if (base64.startsWith('data:'))
    throw imageRefused(position, 'base64', 'must be raw base64, without a `data:` prefix.')
  const tooLarge = `must be at most ${LIMITS.imageBytes} bytes (4 MiB) when decoded.`
  if (base64.length > LONGEST_BASE64) throw imageRefused(position, 'base64', tooLarge)
  const bytes = strictlyDecoded(base64)
  if (bytes === null)
    throw imageRefused(position, 'base64', 'must be strict base64: A-Z, a-z, 0-9, +, / and = padding, no line breaks.')
  if (bytes.length > LIMITS.imageBytes) throw imageRefused(position, 'base64', tooLarge)
  return bytes
}

/** Null for what is not exactly what an encoder writes. The decoder passes over white space, which makes the text longer. */
function strictlyDecoded(base64: string): Uint8Array | null {
  try {
    const bytes = Uint8Array.fromBase64(base64, { lastChunkHandling: 'strict' })
    return base64.length === Math.ceil(bytes.length / 3) * 4 ? bytes : null
  } catch {
    return null
  }
}
