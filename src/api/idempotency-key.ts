import { ApiError } from './api-error.ts'

/**
 * The key in an `Idempotency-Key` header, which comes bare or as a quoted string; null when the header is not there.
 * Throws the refusal of anything but 1 to 255 visible ASCII characters.
 */
export function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined) return null
  const key = /^".*"$/.test(header) ? header.slice(1, -1).replace(/\\(["\\])/g, '$1') : header
  if (/^[!-~]{1,255}$/.test(key)) return key
  throw new ApiError(
    'invalid',
    '`Idempotency-Key` must be 1 to 255 visible ASCII characters without spaces, such as a UUID, and be sent once.',
    { param: 'Idempotency-Key' },
  )
}
