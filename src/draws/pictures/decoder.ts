/** What looks into pictures. */
export interface Decoder {
  /** Reads the size from the head of a picture, in pixels; rejects when there is none. */
  measure(bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number }>
  /** Reads every pixel, and keeps none; rejects with what is wrong. */
  decode(bytes: Uint8Array): Promise<void>
}
