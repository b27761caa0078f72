import { CliProblem } from './cli-problem.ts'
import type { Credentials } from './credentials.ts'
import type { FolderSettings } from './folder-settings.ts'
import type { CliEnvironment } from './read-environment.ts'

/** Which API a command talks to. */
export interface ChosenApi {
  /** Its address without a slash at the end, such as `http://localhost:3001`. */
  readonly address: string
  /** The token that may be sent to it; null: nobody is signed in there. */
  readonly token: string | null
}

/** Where nobody says another; it need not be written down. */
export const DEFAULT_API = 'http://localhost:3001'

/**
 * The API that is asked for, by the first that says one: `--api`, `BURIN_API`, `.burin.json`, the last login. `BURIN_TOKEN` comes before
 * what `login` kept, but goes nowhere on the word of a `.burin.json` alone: that came with the folder, perhaps from somebody else.
 * A `CliProblem` names what is no address.
 */
export function chooseApi(
  option: string | undefined,
  { api, token }: Pick<CliEnvironment, 'api' | 'token'>,
  folder: FolderSettings | null,
  { current, origins }: Credentials,
): ChosenApi {
  const said = [
    ['--api', option],
    ['BURIN_API', api],
    ['"api" in .burin.json', folder?.api],
    ['the last login', current],
  ] as const
  const [what, text] = said.find(([, one]) => one != null) ?? ['', DEFAULT_API]
  const address = addressOf(what, text ?? '')
  const { origin } = new URL(address)
  const kept = Object.hasOwn(origins, origin) ? (origins[origin]?.token ?? null) : null
  if (token === null) return { address, token: kept }
  // What cannot be sent would be shown by the error that says so.
  if (!/^[\x21-\x7E]+$/.test(token))
    throw new CliProblem(
      'BURIN_TOKEN has a space, a line break or a letter in it that no token has; set it to the token alone',
      2,
    )
  const isTrusted = what !== '"api" in .burin.json' || kept !== null || origin === DEFAULT_API
  if (!isTrusted)
    throw new CliProblem(
      `.burin.json names the API ${address}, but BURIN_TOKEN is sent only where you say; set BURIN_API=${address} if it is for that API`,
      2,
    )
  return { address, token }
}

function addressOf(what: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isAddress =
    url !== null && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === ''
  if (!isAddress)
    throw new CliProblem(
      `${what} is ${JSON.stringify(withoutUser(text))}, but must be an http or https address, such as https://api.example.com`,
      2,
    )
  return url.href.replace(/\/+$/, '')
}

/** What stands before the host may be a password, and errors are kept in the logs of CI. */
function withoutUser(text: string): string {
  return text.replace(/^([a-z]+:\/\/)?.*@/i, '$1…@')
}
