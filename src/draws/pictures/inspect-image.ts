import { LIMITS } from '../../contract/limits.ts'
import { createTurns } from '../../platform/create-turns.ts'
import type { InspectImage } from './check-images.ts'

/** What looks into pictures. */
export interface Decoder {
  /** Reads the size from the head of a picture, in pixels; rejects when there is none. */
  measure(bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number }>
  /** Reads every pixel, and keeps none; rejects with what is wrong. */
  decode(bytes: Uint8Array): Promise<void>
}

/**
 * While it is decoded a picture takes up to eight bytes a pixel, and that must not be multiplied by the number of callers:
 * two at a time in the whole process, and one that has more pixels than this alone.
 */
const SEATS = 2
const LARGE_PIXELS = 4_000_000
/** Some ten seconds of work for one, as far as a caller may be behind before it is told to come back. */
const MOST_WAITING_OF_ONE = 8
const MOST_WAITING = 64
const RETRY_SECONDS = 5

/** Inspects pictures by turns: whoever sends many waits for them, and others do not. */
export function createInspectImage(decoder: Decoder): InspectImage {
  const turns = createTurns({
    seats: SEATS,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
    retrySeconds: RETRY_SECONDS,
  })
  return async (bytes, { who, signal }) => {
    const side = LIMITS.imageSidePixels
    const size = await decoder.measure(bytes).catch(problemOf)
    signal.throwIfAborted()
    if (typeof size === 'string') return size
    const { width, height } = size
    if (width > side || height > side) return `is ${width} × ${height} pixels; at most ${side} × ${side} are allowed.`
    const seats = width * height > LARGE_PIXELS ? SEATS : 1
    const problem = await turns.take({ who, seats, signal }, () => decoder.decode(bytes).then(() => null, problemOf))
    signal.throwIfAborted()
    return problem
  }
}

function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const side = LIMITS.imageSidePixels
  if (message.includes('pixel limit')) return `has more than ${side} × ${side} pixels.`
  if (message.includes('timeout')) return `could not be decoded within ${LIMITS.imageSeconds} seconds.`
  return 'cannot be decoded: the picture is damaged.'
}
