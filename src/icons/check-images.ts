import type { ImageRequest } from '../contract/draw-request.ts'
import { imageTypeOf } from './image-type-of.ts'
import { LIMITS, LONGEST_BASE64 } from '../contract/limits.ts'
import { invalidProperty } from './refusal-of.ts'

/** Says in the end of a sentence what is wrong with a picture of a known type, or null when it is whole. */
export type InspectImage = (bytes: Uint8Array) => Promise<string | null>

/** Refuses, with the path of the picture, whatever is not a whole picture of the type it says. One picture at a time, to bound memory. */
export async function checkImages(images: readonly ImageRequest[], inspect: InspectImage): Promise<void> {
  for (const [position, image] of images.entries()) {
    const path = ['images', position, 'base64']
    const bytes = bytesOf(image.base64, path)
    const type = imageTypeOf(bytes)
    if (type === null) throw invalidProperty(path, 'is not a PNG, JPEG or WebP picture.')
    if (type !== image.mime)
      throw invalidProperty(['images', position, 'mime'], `is ${image.mime}, but the bytes are ${type}.`)
    const problem = await inspect(bytes)
    if (problem !== null) throw invalidProperty(path, problem)
  }
}

function bytesOf(base64: string, path: readonly PropertyKey[]): Uint8Array {
  if (base64 === '') throw invalidProperty(path, 'is empty.')
  if (base64.startsWith('data:')) throw invalidProperty(path, 'must be raw base64, without a `data:` prefix.')
  const tooLarge = `must be at most ${LIMITS.imageBytes} bytes (4 MiB) when decoded.`
  if (base64.length > LONGEST_BASE64) throw invalidProperty(path, tooLarge)
  const bytes = strictlyDecoded(base64)
  if (bytes === null)
    throw invalidProperty(path, 'must be strict base64: A-Z, a-z, 0-9, +, / and = padding, no line breaks.')
  if (bytes.length > LIMITS.imageBytes) throw invalidProperty(path, tooLarge)
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
