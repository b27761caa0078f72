/** What a bucket answered in place of what was asked of it. */
export class BucketRefusal extends Error {
  override readonly name = 'BucketRefusal'
  readonly status: number
  /** As S3 names it, such as `SlowDown`; empty when it named none. */
  readonly code: string

  constructor(status: number, code: string, asked: string) {
    super(`S3 answered ${status} ${code} when it was to ${asked}`)
    this.status = status
    this.code = code
  }
}

/** Of file systems: no room, none for this user. Of PostgreSQL, which may lie on the same disk: no room. */
const FULL_CODES = ['ENOSPC', 'EDQUOT', '53100']
const FULL_BUCKET = /^(QuotaExceeded|XMinioStorageFull|InsufficientCapacity)$/

/**
 * Whether an error, or what caused it, means that there is no room for more (`full`), or that the store cannot be reached at the moment (`away`);
 * null for every other error. Nothing of what was to be written is kept then.
 */
export function storeTroubleOf(error: unknown): 'full' | 'away' | null {
  if (!(error instanceof Error)) return null
  if (error instanceof BucketRefusal) {
    if (error.status === 507 || FULL_BUCKET.test(error.code)) return 'full'
    return error.status >= 500 || error.status === 429 ? 'away' : null
  }
  const { code } = error as { readonly code?: unknown }
  if (typeof code === 'string' && FULL_CODES.includes(code)) return 'full'
  return error.name === 'TimeoutError' ? 'away' : storeTroubleOf(error.cause)
}
