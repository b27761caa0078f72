import { closeSync, readSync } from 'node:fs'
import { DeployProblem, shownPath } from './deploy-problem.ts'
import { openFile } from './hash-files.ts'
import type { HashedFile } from './hash-files.ts'

/** A part of a content, or all of it. */
export interface Frame {
  readonly content: HashedFile
  readonly begins: number
  readonly length: number
}

/** Of a frame, before its bytes. */
const HEAD_BYTES = 44
/** So much goes out in one piece, so that many small files do not take a write each. */
const PIECE_BYTES = 64 * 1024

/**
 * The bytes of frames, read as they are wanted: the length, the SHA-256 of the whole content, its size and where in it the frame begins, then
 * the content. `onSent` hears how many bytes of contents are on their way. Throws `DeployProblem` when a file is shorter than it was, or gone.
 */
export async function* framesOf(
  frames: readonly Frame[],
  onSent: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
  let filled = 0
  for (const frame of frames) {
    // A head and at least one byte: reading into no room looks like the end of a file.
    if (filled + HEAD_BYTES >= PIECE_BYTES) {
      yield piece.subarray(0, filled)
      piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
      filled = 0
    }
    filled = writeHead(piece, filled, frame)
    const { content, begins, length } = frame
    const handle = openFile(content)
    try {
      for (let done = 0; done < length;) {
        const room = Math.min(PIECE_BYTES - filled, length - done)
        const bytesRead = readSync(handle, piece, filled, room, begins + done)
        if (bytesRead === 0) throw changed(content.path)
        filled += bytesRead
        done += bytesRead
        onSent(bytesRead)
        if (filled < PIECE_BYTES) continue
        yield piece
        piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
        filled = 0
      }
    } finally {
      closeSync(handle)
    }
  }
  if (filled > 0) yield piece.subarray(0, filled)
}

function writeHead(piece: Buffer, at: number, { content: { sha256, size }, begins, length }: Frame): number {
  piece.writeUInt32BE(length, at)
  piece.write(sha256, at + 4, 'hex')
  piece.writeUInt32BE(size, at + 36)
  piece.writeUInt32BE(begins, at + 40)
  return at + HEAD_BYTES
}

export function changed(path: string): DeployProblem {
  return new DeployProblem('changed', path, `${shownPath(path)} changed while it was being uploaded. Deploy again.`)
}
