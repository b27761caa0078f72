import { releaseBytes } from '../release-bytes.ts'

/** Bytes that come piece by piece. */
export interface GatheredBytes {
  /** Takes the memory of the piece as well, where it is a block of its own. */
  add(piece: Uint8Array): void
  /** All that has come, as a block of its own; afterwards there is nothing. */
  takeAll(): Uint8Array
}

/** By how much the block grows. By two, all that comes would be copied once more; what is not written to takes no memory yet. */
const GROWTH = 8

/**
 * Gathers at most `mostBytes`, and asks for no more than eight times what has come: whoever says that much will come and sends
 * nothing gets nothing. All is in one block, and pieces are given back at once. Kept until the last has come, they would be as much
 * again, and lie all over the memory of the process, which the allocator could then not give back.
 */
export function gatherBytes(mostBytes: number): GatheredBytes {
  let block = new ArrayBuffer(0)
  let sizeBytes = 0
  return {
    add(piece) {
      const neededBytes = sizeBytes + piece.length
      if (neededBytes > block.byteLength)
        block = block.transfer(Math.max(neededBytes, Math.min(GROWTH * block.byteLength, mostBytes)))
      new Uint8Array(block).set(piece, sizeBytes)
      sizeBytes = neededBytes
      releaseBytes(piece)
    },
    takeAll() {
      const bytes = new Uint8Array(block.transfer(sizeBytes))
      block = new ArrayBuffer(0)
      sizeBytes = 0
      return bytes
    },
  }
}
