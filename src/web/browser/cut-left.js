/* The cut at which somebody left a page: kept with its place in the history, so that who comes back finds it. */

export function keepCut(cut) {
  history.replaceState({ ...history.state, cut }, '')
}

/** Null where nobody has chosen another than that of the page. */
export function cutLeft() {
  return history.state?.cut ?? null
}
