/** What was thrown, and what caused it, in a line without traces: for failures that were to be expected. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const own = messageOf(error).replaceAll(/\s*\n\s*/g, ' ')
  return cause === undefined ? own : `${own} (${reasonOf(cause)})`
}

/** A connection refused by several addresses has a code and no message. */
function messageOf(error: Error): string {
  return error.message === '' && 'code' in error ? String(error.code) : error.message
}

/** What is known of anything that was thrown: the trace of an error, or the thing itself as text. */
export function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
