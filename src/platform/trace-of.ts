/** What is known of anything that was thrown: the trace of an error, or the thing itself as text. */
export function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
