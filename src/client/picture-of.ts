import type { ImageRequest, ImageType } from '../contract/draw-request.ts'

/** What the service takes of one picture. */
const MOST_BYTES = 4 * 1024 ** 2

/** With which bytes pictures of a type begin, and where; a WebP says so in two places. */
const SIGNATURES: readonly (readonly [ImageType, ...(readonly [at: number, text: string])[]])[] = [
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
]

/** So many bytes at once become text: a call takes no more arguments. */
const PIECE = 0x8000

/**
 * The bytes of a picture, such as those of a file, as an entry of `images`. Throws where they are none that the service takes; the
 * message ends a sentence that begins with the name of the picture.
 */
export function pictureOf(bytes: Uint8Array): ImageRequest {
  const mime = SIGNATURES.find(([, ...marks]) =>
    marks.every(([at, text]) => latin(bytes.subarray(at, at + text.length)) === text),
  )?.[0]
  if (mime === undefined) throw new Error('is not a PNG, JPEG or WebP picture')
  if (bytes.length > MOST_BYTES) throw new Error(`has more than ${MOST_BYTES / 1024 ** 2} MiB`)
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += latin(bytes.subarray(at, at + PIECE))
  return { base64: btoa(text), mime }
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
