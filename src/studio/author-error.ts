import type { AuthorFailure } from '../author/author.ts'

/** A draw came to nothing because its author failed. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError'
  readonly failure: AuthorFailure

  constructor(failure: AuthorFailure) {
    super(`the author failed (${failure.kind})`, 'cause' in failure ? { cause: failure.cause } : undefined)
    this.failure = failure
  }
}
