import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../platform/log.ts'
import type { Subscriber } from './database.ts'

/** A server that starts or fails over is found soon, and not asked all the time. */
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 5000
/** A connection that waits says nothing for hours: after so long the system asks whether anybody is there. */
const KEEP_ALIVE_MS = 10_000

/** A connection that listens. */
interface Listening {
  readonly client: pg.Client
  /** Settles, with the reason, when it is over. */
  readonly over: Promise<string>
}

/**
 * Listens to a channel on a connection of its own, and goes on when that breaks: what was said meanwhile is lost, so the
 * subscriber is told to read anew, once for each break. Rejects when the first connection cannot be made; disposing of what
 * it gives ends it.
 */
export async function listenTo(
  config: pg.ClientConfig,
  channel: string,
  { subscriber, log }: { readonly subscriber: Subscriber; readonly log: Log },
): Promise<AsyncDisposable> {
  if (!/^[a-z_]+$/.test(channel)) throw new Error(`no name of a channel: ${channel}`)
  const end = new AbortController()
  const open = async (): Promise<Listening> => openListening(config, channel, subscriber)
  let listening = await open()
  const keepOn = async (): Promise<void> => {
    for (;;) {
      const problem = await listening.over
      if (end.signal.aborted) return
      log.warn('database-connection-lost', { problem })
      const next = await openAgain(open, end.signal)
      if (next === null) return
      listening = next
      if (end.signal.aborted) return await next.client.end()
      subscriber.reconnected()
    }
  }
  const kept = keepOn()
  return {
    [Symbol.asyncDispose]: async () => {
      end.abort()
      await listening.client.end()
      await kept
    },
  }
}

async function openListening(config: pg.ClientConfig, channel: string, { notified }: Subscriber): Promise<Listening> {
  const client = new pg.Client({ ...config, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS })
  const { promise: over, resolve } = Promise.withResolvers<string>()
  client.on('notification', ({ payload = '' }) => notified(payload))
  // From the beginning: without a listener, a connection that breaks would end the process.
  client.on('error', (error) => resolve(error.message))
  client.on('end', () => resolve('the server closed the connection'))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    return { client, over }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Tries until it is there; null when the signal aborts first. */
async function openAgain(open: () => Promise<Listening>, signal: AbortSignal): Promise<Listening | null> {
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const listening = await open().catch(() => null)
    if (listening !== null) return listening
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
  }
  return null
}
