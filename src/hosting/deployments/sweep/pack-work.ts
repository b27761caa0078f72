import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { brotliSettings, QUICK_QUALITY } from '../brotli-settings.ts'
import { getsSmaller, MOST_OF_WHOLE } from '../is-packable.ts'

/** What the threads that pack can do: every export is run by its name. */

/** A content, and the forms of it that there are already. */
export interface PackTask {
  readonly bytes: Uint8Array
  readonly has: readonly string[]
}

/** Only what is worth keeping. */
export type PackedForms = Readonly<Partial<Record<'gzip' | 'br', Uint8Array>>>

/** Larger ones keep what was made quickly: it takes a second a megabyte. */
const MOST_BYTES = 4 * 1024 * 1024

/** The forms that a content lacks, made quickly. */
export function packQuickly({ bytes, has }: PackTask): PackedForms {
  if (!getsSmaller(bytes)) return {}
  return worthKeeping(bytes, {
    ...(has.includes('gzip') ? {} : { gzip: gzipSync(bytes) }),
    ...(has.includes('br') ? {} : { br: brotliCompressSync(bytes, brotliSettings(bytes.length, QUICK_QUALITY)) }),
  })
}

/** The best form that brotli makes. */
export function packThoroughly({ bytes }: PackTask): PackedForms {
  if (bytes.length > MOST_BYTES || !getsSmaller(bytes)) return {}
  const br = brotliCompressSync(bytes, brotliSettings(bytes.length, constants.BROTLI_MAX_QUALITY))
  return worthKeeping(bytes, { br })
}

function worthKeeping(bytes: Uint8Array, forms: PackedForms): PackedForms {
  const most = bytes.length * MOST_OF_WHOLE
  return Object.fromEntries(Object.entries(forms).filter(([, form]) => form.length < most))
}
