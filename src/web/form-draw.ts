import type { DrawObject } from '../contract/draw-object.ts'

/** What came of a draw that a form asked for. */
export type FormDraw =
  | { readonly kind: 'drawn'; readonly draw: DrawObject }
  | {
      readonly kind: 'refused'
      readonly status: number
      /** For the person who sent the form. */
      readonly message: string
      /** Which field is to blame, such as `prompt`. */
      readonly param: string | null
      /** When to try again, in whole seconds; null where waiting does not help. */
      readonly retryAfter: number | null
    }
