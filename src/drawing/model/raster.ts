/** The longest side that a decoded picture keeps, in px. */
export const RASTER_SIDE = 256

/** A picture, decoded: turned as it was meant, in sRGB, its first frame, in its true proportions, never made larger. */
export interface Raster {
  /** 1 to `RASTER_SIDE` px each; the top row comes first. */
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel, 0 to 255, not multiplied by alpha: `4 × width × height` bytes. */
  readonly pixels: Uint8Array
  /** How large the picture was when it came, in px: a few pixels are no ground to trace on. */
  readonly source: { readonly width: number; readonly height: number }
  /** Names the content: a SHA-256 of all of the above in 64 hex digits. Two with the same are drawn alike. */
  readonly id: string
}
