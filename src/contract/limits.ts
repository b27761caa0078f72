/** The limits of a draw request; the schemas, the model object and the reference pages all take them from here. */
export interface Limits {
  readonly bodyBytes: number
  /** Unicode code points. */
  readonly promptCharacters: number
  readonly conceptCharacters: number
  readonly images: number
  /** Decoded. */
  readonly imageBytes: number
  readonly imageSidePixels: number
  /** How long decoding one picture may take. */
  readonly imageSeconds: number
  readonly n: number
}

const MIB = 1024 * 1024

export const LIMITS: Limits = {
  bodyBytes: 24 * MIB,
  promptCharacters: 500,
  conceptCharacters: 64,
  images: 4,
  imageBytes: 4 * MIB,
  imageSidePixels: 4096,
  imageSeconds: 5,
  n: 2,
}

/** As many characters of base64 as the largest picture has. */
export const LONGEST_BASE64: number = Math.ceil(LIMITS.imageBytes / 3) * 4

/** The served model. `created` is 21 November 2026 in Unix seconds. */
export const MODEL: { readonly id: 'iconmodel-1'; readonly name: string; readonly created: number } = {
  id: 'iconmodel-1',
  name: 'Burin icon model 1',
  created: 1_795_219_200,
}
