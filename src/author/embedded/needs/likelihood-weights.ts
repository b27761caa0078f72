import type { Evidence } from './evidence.ts'

/** What each evidence of a reading weighs. */
export type Weights = Readonly<Record<keyof Evidence | 'always', number>>

/** Written by `scripts/write-likelihood.ts`: for whether the thing that is shown is the right one, and whether the whole picture is. */
export const WEIGHTS: { readonly thing: Weights; readonly whole: Weights } = {
  thing: {
    always: -1.46,
    drawnSo: 2.52,
    drawnSoInField: 1.56,
    share: 0.95,
    strange: -0.24,
    joined: -0.15,
    guestDrawnSo: -0.62,
    strangeGuest: -0.38,
    bareSign: -1.56,
    asRead: 0.47,
  },
  whole: {
    always: -2.58,
    drawnSo: 1.29,
    drawnSoInField: 0.91,
    share: 0.83,
    strange: -0.65,
    joined: -1.22,
    guestDrawnSo: 1.88,
    strangeGuest: -0.88,
    bareSign: -1.04,
    asRead: 0.85,
  },
}
