/* Has an icon shown in context once somebody opens the panel: until then its script is not even loaded. */

/** Makes the panel work; see `showContext`. Gives what shows the icon anew. */
export function openContext(panel, iconOf, useCut) {
  let show = null
  let isLoading = false
  const load = async () => {
    if (!panel.open || isLoading) return
    isLoading = true
    const { showContext } = await import('./context.js')
    show = showContext(panel, iconOf, useCut)
  }
  panel.addEventListener('toggle', () => void load().catch(() => (isLoading = false)))
  panel.hidden = false
  return () => show?.()
}
