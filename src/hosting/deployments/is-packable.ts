import { brotliCompressSync } from 'node:zlib'
import { brotliSettings } from './brotli-settings.ts'

/** What is packed already by its kind: to look into it would be wasted. */
const PACKED =
  /\.(7z|aac|apng|avif|br|bz2|docx|epub|flac|gif|gz|heic|jar|jpe?g|m4a|m4v|mkv|mov|mp3|mp4|oga|ogg|ogv|opus|png|pptx|rar|tgz|weba|webm|webp|woff2?|xlsx|xz|zip|zst)$/i

/** Smaller ones gain nothing that a packet would notice. */
export const LEAST_BYTES = 256
/** A form that is larger than this part of the content is not kept. */
export const MOST_OF_WHOLE = 0.9
const SAMPLE_BYTES = 4096

/** Whether a file may get smaller by its name. */
export function hasPackableName(path: string, bytes: number): boolean {
  return bytes >= LEAST_BYTES && !PACKED.test(path)
}

/** Whether a content gets smaller, as far as its beginning tells. */
export function getsSmaller(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  return brotliCompressSync(sample, brotliSettings(sample.length, 1)).length < sample.length * MOST_OF_WHOLE
}
