/**
 * Makes an async iterable out of work that tells what happens by calling back: every event in order, then the end; what
 * the work throws is thrown to the reader after the events before it. The work begins with the first read, and runs on
 * when the reader stops: whoever wants it stopped gives it a signal.
 */
export async function* asyncQueue<Event>(work: (tell: (event: Event) => void) => Promise<void>): AsyncGenerator<Event> {
  const waiting: Event[] = []
  let wake = (): void => undefined
  let outcome: { readonly failed: boolean; readonly error: unknown } | null = null
  const tell = (event: Event): void => {
    waiting.push(event)
    wake()
  }
  const end = (failed: boolean, error: unknown): void => {
    outcome = { failed, error }
    wake()
  }
  work(tell).then(
    () => end(false, null),
    (error: unknown) => end(true, error),
  )
  for (;;) {
    yield* waiting.splice(0)
    if (waiting.length > 0) continue
    if (outcome !== null) break
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
  const { failed, error } = outcome as { readonly failed: boolean; readonly error: unknown }
  if (failed) throw error
}
