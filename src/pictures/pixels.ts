/** A decoded picture as it lies in memory: rows from the top, 8 bits a channel, alpha not multiplied in. */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green and blue, or those and alpha. */
  readonly channels: 3 | 4
  readonly data: Uint8Array
}

/** The same with alpha, on memory that threads share. */
export interface SharedPixels extends Pixels {
  readonly channels: 4
}

/** Room for the pixels of a picture with alpha, on memory that goes to threads without a copy. */
export function sharedRoom(width: number, height: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(4 * width * height))
}
