/* What can wait until a picture is painted, such as panels that show it in other forms. */

/** What is to be called whenever there is another picture: `work` is done once its frame is painted, and once for all that came meanwhile. */
export function afterPaint(work) {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting = false
        work()
      }),
    )
  }
}
