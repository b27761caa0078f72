/* Has an icon shown in context once somebody opens the panel: until then its script is not even loaded. */

const NOT_LOADED = 'This panel could not be loaded. Close and open it once the service can be reached again.'

/** Makes the panel work; see `showContext`. Gives what shows the icon anew. */
export function openContext(panel, iconOf, useCut) {
  let show = null
  let isLoading = false
  const said = panel.querySelector('[role="status"]')
  const load = async () => {
    if (!panel.open || isLoading) return
    isLoading = true
    const { showContext } = await import('./context.js')
    said.textContent = ''
    show = showContext(panel, iconOf, useCut)
  }
  const fail = () => {
    isLoading = false
    said.textContent = NOT_LOADED
  }
  panel.addEventListener('toggle', () => void load().catch(fail))
  panel.hidden = false
  return () => show?.()
}
