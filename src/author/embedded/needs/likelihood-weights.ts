import type { Evidence } from './evidence.ts'

/** What each evidence of a reading weighs. */
export type Weights = Readonly<Record<keyof Evidence | 'always', number>>

/** Written by `scripts/write-likelihood.ts`: for whether the thing that is shown is the right one, and whether the whole picture is. */
export const WEIGHTS: { readonly thing: Weights; readonly whole: Weights } = {
  thing: {
    always: -1.45,
    drawnSo: 2.7,
    drawnSoInField: 1.4,
    share: 0.97,
    strange: -0.25,
    joined: -0.14,
    guestDrawnSo: -0.58,
    strangeGuest: -0.48,
    bareSign: -1.72,
    asRead: 0.47,
  },
  whole: {
    always: -2.52,
    drawnSo: 1.34,
    drawnSoInField: 0.86,
    share: 0.82,
    strange: -0.47,
    joined: -1.28,
    guestDrawnSo: 1.91,
    strangeGuest: -1.03,
    bareSign: -1.37,
    asRead: 0.88,
  },
}
