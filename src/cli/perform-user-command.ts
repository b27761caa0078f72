import { createHostingClient } from '../client/create-hosting-client.ts'
import { HostingProblem } from '../client/hosting-problem.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { chooseApi } from './choose-api.ts'
import { CliProblem } from './cli-problem.ts'
import type { Call, Outcome } from './command.ts'
import { credentialStore } from './credentials.ts'
import { fetchWithin } from './fetch-within.ts'
import { readFolderSettings } from './folder-settings.ts'
import { inCommandWords } from './in-command-words.ts'
import { plainText } from './plain-text.ts'
import type { CliEnvironment } from './read-environment.ts'
import { namingFetch } from './naming-fetch.ts'
import type { AddressCall, IconsCall, UserCommand } from './user-command.ts'

export interface UserWorld
  extends Pick<AddressCall, 'fetch' | 'openBrowser'>, Pick<IconsCall, 'drawHere' | 'recutHere'> {
  readonly environment: CliEnvironment
}

/** A shorter pause needs no word. */
const LONG_MS = 2000

/** Gives a command what it needs, and runs it. Whoever is signed in nowhere is told so before anything is asked. */
export async function performUserCommand(command: UserCommand, call: Call, world: UserWorld): Promise<Outcome> {
  if (command.needs === 'nothing') return command.run(call)
  const { environment, openBrowser, drawHere, recutHere } = world
  const said = command.needs === 'icons' ? '--service, BURIN_SERVICE' : '--api, BURIN_API'
  const fetch = boundedFetch(namingFetch(world.fetch, said))
  if (command.needs === 'icons') {
    const { service, key } = environment
    return command.run({ ...call, fetch, drawHere, recutHere, service, key })
  }
  const credentials = credentialStore(environment.configFolder)
  const [folder, kept] = await Promise.all([readFolderSettings(call.folder), credentials.read()])
  const { address, token } = chooseApi(call.options['api'], environment, folder, kept)
  const given = {
    ...call,
    apiAddress: address,
    credentials,
    isTokenSet: environment.token !== null,
    fetch,
    openBrowser,
  }
  if (command.needs === 'address') return command.run(given)
  if (token === null)
    throw new CliProblem(`you are not signed in at ${address}; run burin login, or set BURIN_TOKEN`, 3)
  const client = createHostingClient({
    baseUrl: address,
    token,
    fetch: fetchWithin(address, fetch),
    wait: call.wait,
    onWait: (problem, ms) => tellWait(call, problem, ms),
  })
  const { cacheFolder, homeFolder, variables } = environment
  return command.run({ ...given, client, cacheFolder, homeFolder, variables })
}

/** Somebody who sits there would take a long silence for a fault. */
function tellWait({ asJson, tell }: Call, problem: unknown, ms: number): void {
  if (asJson || ms < LONG_MS) return
  const why = problem instanceof HostingProblem ? inCommandWords(problem.message) : 'the service did not answer.'
  tell(`${plainText(why)} Waiting ${Math.ceil(ms / 1000)} seconds; Ctrl-C stops that`)
}
