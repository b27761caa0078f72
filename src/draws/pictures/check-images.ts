import { imageRefused } from '../draw-refused.ts'
import type { ReceivedImage } from '../received-draw.ts'

/** Who waits for the inspection of a picture. */
export interface InspectionTurn {
  /** Whoever has many pictures waiting gets no more turns than whoever has one. */
  readonly who: string
  /** Nobody wants to know any more: what waits is dropped, what has begun ends first. */
  readonly signal: AbortSignal
}

/**
 * Says in the end of a sentence what is wrong with a picture of a known type, or null when it is whole. Settles when nothing
 * is at work on its bytes any more; rejects with a `BusyError` when too many wait, and with the reason of the signal.
 */
export type InspectImage = (bytes: Uint8Array, turn: InspectionTurn) => Promise<string | null>

/** Refuses, with its path, the first picture that is not whole. One picture of a request at a time, to bound memory. */
export async function checkImages(
  images: readonly ReceivedImage[],
  inspect: InspectImage,
  turn: InspectionTurn,
): Promise<void> {
  for (const [position, { bytes }] of images.entries()) {
    const problem = await inspect(bytes, turn)
    if (problem !== null) throw imageRefused(position, 'base64', problem)
  }
}
