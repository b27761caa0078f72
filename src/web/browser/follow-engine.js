/* A page that stays open while the service is updated goes on with the engine of now. */

/** Asks whenever somebody comes back to the page; where the service has another engine, `redraw` is called, and `say` told so. */
export function followEngine(cutter, redraw, say) {
  const look = async () => {
    if (document.visibilityState !== 'visible' || !(await cutter.isRenewed())) return
    say('The service was updated. What is shown is drawn by its new engine now; nothing that you typed has changed.')
    redraw()
  }
  document.addEventListener('visibilitychange', () => void look())
}
