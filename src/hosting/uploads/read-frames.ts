import type { BatchEntry } from '../deployments/batch-entry.ts'
import { UPLOAD_LIMITS } from '../deployments/upload-limits.ts'
import { invalidUpload } from '../deployments/upload-problem.ts'
import { boundBody } from './bound-body.ts'
import type { Body } from './bound-body.ts'

export const FRAMES_TYPE = 'application/vnd.burin.frames'

/** Of a frame, before its bytes. */
export const FRAME_HEAD_BYTES = 44

/**
 * Reads frames, one after the other to the end of the body. A frame is 44 bytes and the content after them; whole numbers are unsigned,
 * the most significant byte first:
 *
 * | bytes | what |
 * |---|---|
 * | 0–3 | how many bytes follow the head |
 * | 4–35 | SHA-256 of the whole content |
 * | 36–39 | size of the whole content |
 * | 40–43 | where in the content these bytes begin |
 *
 * A frame with all of a content begins at 0 and has as many bytes as the content. Of a larger one, each frame goes on where the one before
 * it ended.
 */
export async function* readFrames(body: Body): AsyncGenerator<BatchEntry> {
  const reader = byteReader(boundBody(body, UPLOAD_LIMITS.batchBytes))
  for (let number = 0; await reader.hasMore(); number += 1) {
    const name = `frame ${number}`
    const head = await reader.take(FRAME_HEAD_BYTES, name)
    const length = head.readUInt32BE(0)
    const [size, begins] = [head.readUInt32BE(36), head.readUInt32BE(40)]
    yield {
      kind: 'content',
      sha256: head.toString('hex', 4, 36),
      size,
      begins,
      length,
      content: reader.pieces(length, name),
    }
  }
}

interface ByteReader {
  hasMore(): Promise<boolean>
  /** So many bytes, in one. */
  take(count: number, name: string): Promise<Buffer>
  /** So many bytes, as they come. */
  pieces(count: number, name: string): AsyncGenerator<Uint8Array>
}

/** Cuts a body into pieces of given lengths. */
function byteReader(body: Body): ByteReader {
  const chunks = body[Symbol.asyncIterator]()
  let rest: Uint8Array = new Uint8Array()

  /** False when the body has ended. */
  const fill = async (): Promise<boolean> => {
    while (rest.length === 0) {
      const next = await chunks.next()
      if (next.done === true) return false
      rest = next.value
    }
    return true
  }
  async function* pieces(count: number, name: string): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0;) {
      if (!(await fill())) throw invalidUpload(name, 'malformed', `The body ends ${left} bytes before the frame does.`)
      const piece = rest.subarray(0, left)
      rest = rest.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }
  return {
    hasMore: fill,
    take: async (count, name) => Buffer.concat(await Array.fromAsync(pieces(count, name)), count),
    pieces,
  }
}
