/* What a batch is drawn for, and at which cut: kept in this browser with its sheet, never on a server. */

const KEPT = 'burin-batch'

/** `{ product, ideas, cut }` as they were left; null where nothing is kept, or what is kept is none of ours. */
export function keptSetup() {
  try {
    const { product, ideas, cut } = JSON.parse(localStorage.getItem(KEPT))
    const isWhole = typeof product === 'string' && [1, 2].includes(ideas) && typeof cut?.finish === 'string'
    return isWhole ? { product, ideas, cut } : null
  } catch {
    return null
  }
}

export function keepSetup(setup) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(setup))
  } catch {
    // Then it holds as long as the page.
  }
}
