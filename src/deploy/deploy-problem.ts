/** What can be wrong with a folder. */
export type DeployProblemKind =
  /** It is none. */
  | 'no-folder'
  /** There is nothing in it that would be deployed. */
  | 'no-files'
  /** A link in it leads out of it, to what is left out, in a circle, or to nothing. */
  | 'bad-link'
  /** Two files have the same path once their names are written in one Unicode form. */
  | 'same-path'
  /** A file, their number, or all of them together are over a limit of the account. */
  | 'too-large'
  /** A file is not any more what it was when it was hashed. */
  | 'changed'

/** A folder that cannot be deployed as it is. What the service refuses is a `HostingProblem`. */
export class DeployProblem extends Error {
  override readonly name = 'DeployProblem' as const
  readonly kind: DeployProblemKind
  /** The file, relative to the folder and with `/`; null when it is about the folder. */
  readonly path: string | null

  constructor(kind: DeployProblemKind, path: string | null, message: string) {
    super(message)
    this.kind = kind
    this.path = path
  }
}
