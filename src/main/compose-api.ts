import type { AddressInfo } from 'node:net'
import { createApp } from '../api/create-app.ts'
import { originOf } from '../platform/http/origin.ts'
import { apiSettings } from './api-settings.ts'
import type { Accounts } from './open-accounts.ts'
import type { Ground } from './open-ground.ts'
import type { RunningPart } from './running-part.ts'

/** Puts the hosting API on its ground, and listens. `packSoon` hears when something was finalized. */
export async function composeApi(ground: Ground, accounts: Accounts, packSoon: () => void): Promise<RunningPart> {
  await using stack = new AsyncDisposableStack()
  const { config, now, random, apiUrl } = ground
  const deployments = { database: accounts.database, store: await ground.objects(), now, random }
  const app = createApp(apiSettings(ground, { accounts, deployments, packSoon }))
  stack.defer(() => app.close())
  await app.listen({ host: config.host, port: config.apiPort })
  const address = app.server.address() as AddressInfo
  ground.apiListensOn(address.port)
  const running = stack.move()
  return {
    baseUrl: apiUrl(),
    listensOn: originOf(address),
    // Nothing has to be loaded.
    ready: async () => undefined,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
