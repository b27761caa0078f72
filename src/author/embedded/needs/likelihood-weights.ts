import type { Evidence } from './evidence.ts'

/** What each evidence of a reading weighs. */
export type Weights = Readonly<Record<keyof Evidence | 'always', number>>

/** Written by `scripts/write-likelihood.ts`: for whether the thing that is shown is the right one, and whether the whole picture is. */
export const WEIGHTS: { readonly thing: Weights; readonly whole: Weights } = {
  thing: {
    always: -1.46,
    drawnSo: 2.66,
    drawnSoInField: 1.47,
    share: 0.93,
    strange: -0.2,
    joined: -0.14,
    guestDrawnSo: -0.59,
    strangeGuest: -0.48,
    bareSign: -1.68,
    asRead: 0.49,
  },
  whole: {
    always: -2.42,
    drawnSo: 1.37,
    drawnSoInField: 0.88,
    share: 0.76,
    strange: -0.51,
    joined: -1.36,
    guestDrawnSo: 1.92,
    strangeGuest: -0.96,
    bareSign: -1.23,
    asRead: 0.84,
  },
}
