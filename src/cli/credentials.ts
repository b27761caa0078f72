import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CliProblem } from './cli-problem.ts'
import { withFileLock } from './with-file-lock.ts'
import { writeFileWhole } from './write-file-whole.ts'

/** What `login` keeps of one API. */
export interface Credential {
  readonly token: string
  /** Who gave the token. */
  readonly issuer: string
  /** Where it can be revoked; null where the issuer has no such address. */
  readonly revocationEndpoint: string | null
  /** ISO 8601; null where the issuer did not say. */
  readonly expiresAt: string | null
}

/** The file of credentials: one an origin, and the address of the last login. */
export interface Credentials {
  readonly current: string | null
  readonly origins: Readonly<Record<string, Credential>>
}

/** Where credentials are kept: read anew at every call, as another command may have changed them. */
export interface CredentialStore {
  readonly path: string
  /** A `CliProblem` when the file cannot be read. */
  read(): Promise<Credentials>
  /** Keeps what belongs to the origin of an API, which becomes the current one. */
  keep(apiAddress: string, credential: Credential): Promise<void>
  /** Forgets what belongs to the origin of an API. */
  forget(apiAddress: string): Promise<void>
}

const NONE: Credentials = { current: null, origins: {} }

/** Keeps credentials in `credentials.json` of a folder, which only the user may look into. */
export function credentialStore(folder: string): CredentialStore {
  const path = join(folder, 'credentials.json')
  const read = async (): Promise<Credentials> => {
    let text
    try {
      text = await readFile(path, 'utf8')
    } catch (error) {
      const { code } = error as { readonly code?: string }
      if (code === 'ENOENT' || code === 'ENOTDIR') return NONE
      throw new CliProblem(`${path} cannot be read (${code}); give yourself the right to, or remove it`, 1, {
        cause: error,
      })
    }
    return credentialsOf(path, text)
  }
  /** No other command may write between reading and writing: what it keeps would be lost. */
  const change = async (next: (before: Credentials) => Credentials): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // It may have been made by something else, for everybody.
    await chmod(folder, 0o700)
    await withFileLock(path, async () => {
      await writeFileWhole(path, `${JSON.stringify(next(await read()), null, 2)}\n`, 0o600)
    })
  }
  return {
    path,
    read,
    keep: async (apiAddress, credential) =>
      change(({ origins }) => ({
        current: apiAddress,
        origins: { ...origins, [new URL(apiAddress).origin]: credential },
      })),
    forget: async (apiAddress) =>
      change(({ current, origins }) => {
        const { origin } = new URL(apiAddress)
        const left = Object.fromEntries(Object.entries(origins).filter(([one]) => one !== origin))
        const isCurrent = current !== null && new URL(current).origin === origin
        return { current: isCurrent ? null : current, origins: left }
      }),
  }
}

function credentialsOf(path: string, text: string): Credentials {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = null
  }
  if (!isCredentials(value))
    throw new CliProblem(`${path} is not what burin login writes; remove it and sign in again with burin login`, 1)
  return value
}

function isCredentials(value: unknown): value is Credentials {
  if (typeof value !== 'object' || value === null || !('current' in value) || !('origins' in value)) return false
  const { current, origins } = value
  if (current !== null && !(typeof current === 'string' && URL.canParse(current))) return false
  if (typeof origins !== 'object' || origins === null) return false
  return Object.values(origins).every((one: unknown) => isCredential(one))
}

function isCredential(value: unknown): value is Credential {
  if (typeof value !== 'object' || value === null) return false
  const { token, issuer, revocationEndpoint, expiresAt } = value as Readonly<Record<string, unknown>>
  const isTextOrNull = (one: unknown): boolean => one === null || typeof one === 'string'
  return (
    typeof token === 'string' &&
    typeof issuer === 'string' &&
    isTextOrNull(revocationEndpoint) &&
    isTextOrNull(expiresAt)
  )
}
