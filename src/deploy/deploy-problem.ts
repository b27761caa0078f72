/** What can be wrong with a folder. */
export type DeployProblemKind =
  /** It is none. */
  | 'no-folder'
  /** There is nothing in it that would be deployed. */
  | 'no-files'
  /** A link in it leads out of it, to what is left out, in a circle, or to nothing. */
  | 'bad-link'
  /** A name that no site can have: not UTF-8, with control characters or a backslash, or too long. */
  | 'bad-name'
  /** Two files have the same path once their names are written in one Unicode form. */
  | 'same-path'
  /** A file, their number, or all of them together are over a limit of the account. */
  | 'too-large'
  /** Whoever deploys may not read it, or the disk cannot. */
  | 'unreadable'
  /** A file is not any more what it was when it was hashed, or is gone. */
  | 'changed'

/** A folder that cannot be deployed as it is. What the service refuses is a `HostingProblem`. */
export class DeployProblem extends Error {
  override readonly name = 'DeployProblem' as const
  readonly kind: DeployProblemKind
  /** The file, relative to the folder and with `/`; null when it is about the folder. */
  readonly path: string | null

  constructor(kind: DeployProblemKind, path: string | null, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.path = path
  }
}

/** Says what a fault of the disk means for a file or a folder of the deploy; other errors it gives back. */
export function readProblem(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error instanceof DeployProblem) return error
  const name = shownPath(path)
  const { code } = error
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP' || code === 'ESTALE')
    return new DeployProblem('changed', path, `${name} was there and is gone. Deploy again.`, { cause: error })
  if (code === 'EACCES' || code === 'EPERM')
    return new DeployProblem('unreadable', path, `${name} may not be read. Allow it, or leave it out.`, {
      cause: error,
    })
  return new DeployProblem('unreadable', path, `${name} cannot be read: ${error.message}.`, { cause: error })
}

/** A path as a sentence may have it: a name can have anything in it, also what a terminal takes for a command. */
export function shownPath(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    return `\\u{${code.toString(16)}}`
  })
}
