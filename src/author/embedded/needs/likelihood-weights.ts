import type { Evidence } from './evidence.ts'

/** What each evidence of a reading weighs. */
export type Weights = Readonly<Record<keyof Evidence | 'always', number>>

/** Written by `scripts/write-likelihood.ts`: for whether the thing that is shown is the right one, and whether the whole picture is. */
export const WEIGHTS: { readonly thing: Weights; readonly whole: Weights } = {
  thing: {
    always: -1.49,
    drawnSo: 2.46,
    drawnSoInField: 1.58,
    share: 0.92,
    strange: -0.2,
    joined: -0.11,
    guestDrawnSo: -0.61,
    strangeGuest: -0.42,
    bareSign: -1.46,
    asRead: 0.52,
  },
  whole: {
    always: -2.67,
    drawnSo: 1.2,
    drawnSoInField: 0.96,
    share: 0.87,
    strange: -0.5,
    joined: -1.11,
    guestDrawnSo: 1.83,
    strangeGuest: -1.04,
    bareSign: -0.85,
    asRead: 0.89,
  },
}
