import type { Evidence } from './evidence.ts'

/** What each evidence of a reading weighs. */
export type Weights = Readonly<Record<keyof Evidence | 'always', number>>

/** Written by `scripts/write-likelihood.ts`: for whether the thing that is shown is the right one, and whether the whole picture is. */
export const WEIGHTS: { readonly thing: Weights; readonly whole: Weights } = {
  thing: {
    always: -1.42,
    drawnSo: 2.13,
    drawnSoInField: 1.5,
    share: 1.13,
    strange: -0.31,
    joined: -0.12,
    guestDrawnSo: -0.74,
    strangeGuest: -0.35,
    bareSign: -1.63,
    asRead: 0.57,
  },
  whole: {
    always: -2.52,
    drawnSo: 0.95,
    drawnSoInField: 0.93,
    share: 1,
    strange: -0.59,
    joined: -1.12,
    guestDrawnSo: 1.59,
    strangeGuest: -0.91,
    bareSign: -1.1,
    asRead: 1.01,
  },
}
