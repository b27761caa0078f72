import { brotliCompressSync, constants } from 'node:zlib'

/** What is packed already by its kind: to look into it would be wasted. */
const PACKED =
  /\.(7z|aac|apng|avif|br|bz2|docx|epub|flac|gif|gz|heic|jar|jpe?g|m4a|m4v|mkv|mov|mp3|mp4|oga|ogg|ogv|opus|png|pptx|rar|tgz|weba|webm|webp|woff2?|xlsx|xz|zip|zst)$/i

/** Smaller ones gain nothing that a packet would notice. */
const LEAST_BYTES = 256
const SAMPLE_BYTES = 4096
const QUICKEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** Whether it is worth while to make packed forms of a file: by its name, or else by trying with its beginning. */
export function isPackable(path: string, bytes: Buffer): boolean {
  if (bytes.length < LEAST_BYTES || PACKED.test(path)) return false
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  return brotliCompressSync(sample, QUICKEST).length < sample.length * MOST_OF_WHOLE
}

/** A form that is larger than this part of the content is not kept. */
export const MOST_OF_WHOLE = 0.9
