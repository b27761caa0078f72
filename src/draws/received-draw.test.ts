import { deepEqual, throws } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ImageRequest } from '../contract/draw-request.ts'
import { LIMITS } from '../contract/limits.ts'
import { DrawRefused } from './draw-refused.ts'
import { receiveDraw } from './received-draw.ts'

/** First bytes of each type, and one byte of a picture. */
const HEADS = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0],
  'image/jpeg': [0xff, 0xd8, 0xff, 0],
  'image/webp': [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50, 0],
} as const

const image = (bytes: Uint8Array, mime: ImageRequest['mime'] = 'image/png'): ImageRequest => ({
  mime,
  base64: Buffer.from(bytes).toString('base64'),
})

/** The property that is to blame, and what is wrong with it. */
function refusalOf(...images: ImageRequest[]): readonly unknown[] {
  let refusal: readonly unknown[] = []
  throws(
    () => receiveDraw({ images }),
    (error) => {
      if (!(error instanceof DrawRefused)) return false
      refusal = [error.refusal.code, error.refusal.param, error.message]
      return true
    },
  )
  return refusal
}

/** A PNG, or what begins as one, of so many bytes. */
function pngOf(length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  bytes.set(HEADS['image/png'])
  return bytes
}

describe('a picture that is received', () => {
  for (const [mime, head] of Object.entries(HEADS) as [ImageRequest['mime'], readonly number[]][]) {
    it(`is ${mime} by its first bytes, all of them`, () => {
      const { images, ...rest } = receiveDraw({ concept: 'cloud', images: [image(Uint8Array.from(head), mime)] })
      deepEqual(images, [{ mime, bytes: Uint8Array.from(head) }])
      deepEqual(rest, { concept: 'cloud' })
      head.forEach((byte, at) => {
        const isFree = at === head.length - 1 || (mime === 'image/webp' && at >= 4 && at < 8)
        if (isFree) return
        deepEqual(refusalOf(image(Uint8Array.from(head).with(at, byte ^ 1), mime)), [
          'invalid_request',
          'images[0].base64',
          '`images[0].base64` is not a PNG, JPEG or WebP picture.',
        ])
      })
    })
  }

  it('is refused where it is another type than it says, by its place', () => {
    const png = image(pngOf(9))
    deepEqual(refusalOf(png, { ...png, mime: 'image/webp' }), [
      'invalid_request',
      'images[1].mime',
      '`images[1].mime` is image/webp, but the bytes are image/png.',
    ])
  })

  it('is 4 MiB at most, whatever its base64 ends with', () => {
    const { images } = receiveDraw({ images: [image(pngOf(LIMITS.imageBytes))] })
    deepEqual(images[0]?.bytes.length, 4 * 1024 * 1024)
    const tooLarge = '`images[0].base64` must be at most 4194304 bytes (4 MiB) when decoded.'
    for (const more of [1, 2, 3]) deepEqual(refusalOf(image(pngOf(LIMITS.imageBytes + more))).at(-1), tooLarge)
  })

  it('is strict base64', () => {
    const { base64 } = image(pngOf(10))
    for (const [wrong, problem] of [
      ['', 'is empty.'],
      [`data:image/png;base64,${base64}`, 'must be raw base64, without a `data:` prefix.'],
      ...[base64.replace('=', ''), `${base64}\n`, base64.replace(/..$/, '-='), ` ${base64.slice(1)}`].map(
        (text) => [text, 'must be strict base64: A-Z, a-z, 0-9, +, / and = padding, no line breaks.'] as const,
      ),
    ] as const)
      deepEqual(refusalOf({ mime: 'image/png', base64: wrong }).at(-1), `\`images[0].base64\` ${problem}`)
  })
})
