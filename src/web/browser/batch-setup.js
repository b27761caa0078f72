/* What a batch is drawn for, and at which cut: kept in this browser with its sheet, never on a server. */

import { keepValue, keptValue } from './kept-value.js'

const KEPT = 'burin-batch'

/** `{ product, ideas, cut }` as they were left; null where nothing is kept, or what is kept is none of ours. */
export function keptSetup() {
  const { product, ideas, cut } = keptValue(KEPT) ?? {}
  const isWhole = typeof product === 'string' && [1, 2].includes(ideas) && typeof cut?.finish === 'string'
  return isWhole ? { product, ideas, cut } : null
}

export function keepSetup(setup) {
  keepValue(KEPT, setup)
}
