import type { Evidence } from './evidence.ts'

/** What each evidence of a reading weighs. */
export type Weights = Readonly<Record<keyof Evidence | 'always', number>>

/** Written by `scripts/write-likelihood.ts`: for whether the thing that is shown is the right one, and whether the whole picture is. */
export const WEIGHTS: { readonly thing: Weights; readonly whole: Weights } = {
  thing: {
    always: -1.46,
    drawnSo: 2.67,
    drawnSoInField: 1.47,
    share: 0.93,
    strange: -0.21,
    joined: -0.15,
    guestDrawnSo: -0.57,
    strangeGuest: -0.47,
    bareSign: -1.67,
    asRead: 0.48,
  },
  whole: {
    always: -2.41,
    drawnSo: 1.37,
    drawnSoInField: 0.88,
    share: 0.77,
    strange: -0.5,
    joined: -1.39,
    guestDrawnSo: 1.93,
    strangeGuest: -0.98,
    bareSign: -1.22,
    asRead: 0.82,
  },
}
