import type { Evidence } from './evidence.ts'

/** What each evidence of a reading weighs. */
export type Weights = Readonly<Record<keyof Evidence | 'always', number>>

/** Written by `scripts/write-likelihood.ts`: for whether the thing that is shown is the right one, and whether the whole picture is. */
export const WEIGHTS: { readonly thing: Weights; readonly whole: Weights } = {
  thing: {
    always: -1.45,
    drawnSo: 2.62,
    drawnSoInField: 1.41,
    share: 0.95,
    strange: -0.26,
    joined: -0.12,
    guestDrawnSo: -0.59,
    strangeGuest: -0.45,
    bareSign: -1.61,
    asRead: 0.48,
  },
  whole: {
    always: -2.49,
    drawnSo: 1.38,
    drawnSoInField: 0.84,
    share: 0.77,
    strange: -0.53,
    joined: -1.3,
    guestDrawnSo: 1.92,
    strangeGuest: -0.97,
    bareSign: -1.35,
    asRead: 0.87,
  },
}
