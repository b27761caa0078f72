import { ApiError } from './api-error.ts'
import type { BodyLimit } from './route.ts'
import { sizeText } from './size-text.ts'

/** The refusal of a body of more bytes than its route takes. */
export function tooLarge({ limitBytes, advice }: BodyLimit): ApiError {
  const end = advice === undefined ? '.' : `: ${advice.tooLarge}.`
  return new ApiError('too_large', `The body must be at most ${sizeText(limitBytes)} (${limitBytes} bytes)${end}`)
}
