import { LIMITS } from '../contract/limits.ts'
import type { Raster } from '../drawing/model/raster.ts'
import { createTurns } from '../platform/create-turns.ts'
import { BusyError } from '../platform/workers.ts'
import type { Priority } from '../platform/workers/urgency.ts'
import { hiddenWork } from './hidden-work.ts'

/** What the head of a picture says. */
export interface PictureHead {
  /** In pixels, as they are stored: not turned yet. */
  readonly width: number
  readonly height: number
  /** How it is to be turned: 1 to 8 as in EXIF. */
  readonly orientation: number
}

/** What looks into pictures. */
export interface Decoder {
  /** Reads the head of a picture; rejects when there is none. */
  measure(bytes: Uint8Array): Promise<PictureHead>
  /** Reads every pixel, and keeps none but those of the raster; rejects with what is wrong, and with a `BusyError` where there is no room. */
  decode(bytes: Uint8Array, head: PictureHead, priority?: Priority): Promise<Raster>
}

/** Who waits for a picture to be read. */
export interface PictureTurn {
  /** Whoever has many pictures waiting gets no more turns than whoever has one. */
  readonly who: string
  /** How urgent it is among the pictures that have their turn; normal where it is left out. */
  readonly priority?: Priority
  /** Nobody wants to know any more: what waits is dropped, what has begun ends first. */
  readonly signal: AbortSignal
}

/** Why a picture is none: `problem` ends a sentence that begins with its name. */
export interface Unreadable {
  readonly problem: string
}

/**
 * Decodes a picture of a known type. Settles when nothing is at work on its bytes any more; rejects with a `BusyError` when too
 * many wait, and with the reason of the signal.
 */
export type ReadPicture = (bytes: Uint8Array, turn: PictureTurn) => Promise<Raster | Unreadable>

/**
 * While it is decoded a picture takes up to eight bytes a pixel, and that must not be multiplied by the number of callers:
 * two at a time in the whole process, and one that has more pixels than this alone. Those that wait are as small as they came.
 */
const SEATS = 2
const LARGE_PIXELS = 4_000_000
/** Some ten seconds of work for one, as far as a caller may be behind before it is told to come back. */
const MOST_WAITING_OF_ONE = 8
const MOST_WAITING = 64
const RETRY_SECONDS = 5

/** Reads pictures by turns: whoever sends many waits for them, and others do not. */
export function createReadPicture(decoder: Decoder): ReadPicture {
  const turns = createTurns({
    seats: SEATS,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
    retrySeconds: RETRY_SECONDS,
  })
  return async (bytes, { who, priority, signal }) => {
    const side = LIMITS.imageSidePixels
    const hidden = await hiddenWork(bytes)
    if (hidden !== null) return { problem: hidden }
    const head = await decoder.measure(bytes).catch(unreadable)
    signal.throwIfAborted()
    if ('problem' in head) return head
    const { width, height } = head
    if (width > side || height > side)
      return { problem: `is ${width} × ${height} pixels; at most ${side} × ${side} are allowed.` }
    const seats = width * height > LARGE_PIXELS ? SEATS : 1
    const read = await turns.take({ who, seats, signal }, () => decoder.decode(bytes, head, priority).catch(unreadable))
    signal.throwIfAborted()
    return read
  }
}

function unreadable(error: unknown): Unreadable {
  if (error instanceof BusyError) throw error
  const message = error instanceof Error ? error.message : ''
  const side = LIMITS.imageSidePixels
  if (message.includes('pixel limit')) return { problem: `has more than ${side} × ${side} pixels.` }
  if (message.includes('timeout')) return { problem: `could not be decoded within ${LIMITS.imageSeconds} seconds.` }
  return { problem: 'cannot be decoded: the picture is damaged.' }
}
