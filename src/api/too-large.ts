import { ApiError } from './api-error.ts'
import type { BodyLimit } from './route.ts'

/** The refusal of a body of more bytes than its route takes. */
export function tooLarge({ limitBytes, advice }: BodyLimit): ApiError {
  const end = advice === undefined ? '.' : `: ${advice.tooLarge}.`
  return new ApiError('too_large', `The body must be at most ${sizeText(limitBytes)} (${limitBytes} bytes)${end}`)
}

const MIB = 1024 * 1024

/** A bound in the largest unit that it is a whole number of: `24 MiB`, `64 KiB`, `100 bytes`. */
export function sizeText(bytes: number): string {
  if (bytes % MIB === 0) return `${bytes / MIB} MiB`
  return bytes % 1024 === 0 ? `${bytes / 1024} KiB` : `${bytes} bytes`
}
