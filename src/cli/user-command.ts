import type { HostingClient } from '../client/create-hosting-client.ts'
import type { Call, CommandShape, Outcome } from './command.ts'
import type { CredentialStore } from './credentials.ts'

/** What a command is given that needs only the address of an API. */
export interface AddressCall extends Call {
  /** Such as `http://localhost:3001`. */
  readonly apiAddress: string
  readonly credentials: CredentialStore
  /** Whether `BURIN_TOKEN` is set, which comes before what `login` keeps. */
  readonly isTokenSet: boolean
  readonly fetch: typeof globalThis.fetch
  /** Shows an address in a browser; false where there is none. */
  readonly openBrowser: (address: string) => Promise<boolean>
}

/** What a command is given that talks to an API for somebody. */
export interface ApiCall extends AddressCall {
  /** Where may be kept what can be made anew: an absolute path. */
  readonly cacheFolder: string
  /** Where everything of the user lies. */
  readonly homeFolder: string
  /** The environment, for programs that are run. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** Asks the API with the token; follows no redirect. */
  readonly client: HostingClient
}

/** A command for users. It opens no database and reads no setting of the service. Each throws what `problem-told` can tell. */
export type UserCommand = PlainCommand | IconsCommand | AddressCommand | ApiCommand

/** What a command is given that draws icons. */
export interface IconsCall extends Call {
  readonly fetch: typeof globalThis.fetch
  /** `BURIN_SERVICE`. */
  readonly service: string | null
  /** `BURIN_KEY`. */
  readonly key: string | null
  /** Draws in this process; null where there is no lexicon, as in the package. */
  readonly drawHere: DrawHere | null
  /** Draws a program at another cut in this process; null where there is no compiler, as in the package. */
  readonly recutHere: RecutHere | null
}

/** Draws a program; of a cut, what is not said is as usual. Throws a sentence that begins with the option where there is no such cut. */
export type RecutHere = (
  program: string,
  cut: Readonly<Record<string, string | undefined>>,
) => Promise<{
  readonly svg: string
  readonly findings: DrawnItem['findings']
  /** What is wrong with the program, each as `line:column: sentences`. */
  readonly problems: readonly string[]
}>

/** Draws by the author of this machine; of a cut, what is not said is as usual. Throws a sentence for what cannot be drawn. */
export type DrawHere = (wish: {
  readonly prompt: string | null
  readonly concept: string | null
  readonly images: readonly Uint8Array[]
  readonly cut: Readonly<Record<string, string | undefined>>
  readonly count: 1 | 2
}) => Promise<{ readonly concept: string; readonly items: readonly DrawnItem[] }>

/** What is shown of an item that was drawn, wherever that was. */
export interface DrawnItem {
  readonly svg: string
  readonly status: 'checked' | 'draft'
  readonly intent: string
  readonly program: string
  readonly findings: readonly { readonly severity: string; readonly rule: string; readonly message: string }[]
}

export interface IconsCommand extends CommandShape {
  readonly needs: 'icons'
  run(call: IconsCall): Promise<Outcome>
}

export interface PlainCommand extends CommandShape {
  readonly needs: 'nothing'
  run(call: Call): Promise<Outcome>
}

export interface AddressCommand extends CommandShape {
  readonly needs: 'address'
  run(call: AddressCall): Promise<Outcome>
}

export interface ApiCommand extends CommandShape {
  readonly needs: 'api'
  run(call: ApiCall): Promise<Outcome>
}
