import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { originOf } from '../platform/http/origin.ts'
import { operationsServer } from './operations-server.ts'
import type { OperationsDeps } from './operations-server.ts'

export interface OperationsAddress {
  readonly host: string
  /** 0: any free one. Null: the usual one, or any free one when that is taken. */
  readonly port: number | null
}

export interface Operations extends AsyncDisposable {
  /** Begins to answer, and gives where: `http://127.0.0.1:3003`. Rejects with Node's error when it cannot listen where it is told to. */
  listen(address: OperationsAddress): Promise<string>
}

/** How long a scrape may take to end. */
const CLOSING_MS = 1000

/** The port that operators know, when no other is set. */
const USUAL_PORT = 3003

/** Serves what operators see, until it is disposed of: that is for the very end, so that they see how the rest stops. */
export function createOperations(deps: OperationsDeps): Operations {
  const server = operationsServer(deps)
  const listenOn = async (host: string, port: number): Promise<number> => {
    server.listen(port, host)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  return {
    async listen({ host, port }) {
      await listenOn(host, port ?? USUAL_PORT).catch(async (error: unknown) => {
        if (port !== null || !isTaken(error)) throw error
        deps.log.warn('operations-port-taken', { usual: USUAL_PORT, port: await listenOn(host, 0) })
      })
      return originOf(server.address() as AddressInfo)
    },
    [Symbol.asyncDispose]: () => server.drain(CLOSING_MS),
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
