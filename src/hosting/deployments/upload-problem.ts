/** What is wrong with one thing of an upload. */
export interface UploadIssue {
  /** The path of the file, or where in the body it is. */
  readonly path: string
  /** One sentence. */
  readonly message: string
  readonly code: 'malformed' | 'bad-path' | 'wrong-hash' | 'wrong-size'
}

/** Why a batch is refused as a whole. */
export type UploadRefusal =
  | { readonly kind: 'invalid'; readonly issues: readonly UploadIssue[] }
  /** `allowed` is in bytes, or a number of files; `message` says what to do. */
  | { readonly kind: 'too-large'; readonly allowed: number; readonly message: string }

/** Thrown by who reads an upload, to end it: nothing of it is kept. */
export class UploadProblem extends Error {
  override readonly name = 'UploadProblem'
  readonly refusal: UploadRefusal

  constructor(refusal: UploadRefusal, options?: ErrorOptions) {
    super(refusal.kind, options)
    this.refusal = refusal
  }
}

export function invalidUpload(
  path: string,
  code: UploadIssue['code'],
  message: string,
  options?: ErrorOptions,
): UploadProblem {
  return new UploadProblem({ kind: 'invalid', issues: [{ path, message, code }] }, options)
}

export function tooLarge(allowed: number, message: string): UploadProblem {
  return new UploadProblem({ kind: 'too-large', allowed, message })
}
