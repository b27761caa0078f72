/** A crash of ours in one line: what was thrown, and where. */
export function crashLine(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' | ') : String(error)
}
