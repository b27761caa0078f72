/** Of sockets and of names that cannot be found at the moment. */
const UNREACHED = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]
/** Of PostgreSQL: a connection that broke, a server that starts or stops, one with no room for more. */
const SQL_STATES = /^(08...|57P0[1-5]|53300)$/
/** What `pg` says without a code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated\b.*|Client (has encountered a connection error|was closed) and is not queryable)$/

/**
 * Whether an error, or what caused it, means that the database cannot be reached at the moment: the same may work in a few
 * seconds. Whether a statement that was on its way was still carried out, nobody knows.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown }
  if (typeof code === 'string' && (UNREACHED.includes(code) || SQL_STATES.test(code))) return true
  // The folder of a socket is there, and the socket is not: no server runs.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return MESSAGES.test(error.message) || isDatabaseAway(error.cause)
}
