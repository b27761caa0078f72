import { once } from 'node:events'
import { createClient } from '@redis/client'
import type { Log } from '../log.ts'
import { withDeadline } from '../with-deadline.ts'

/** What is asked of it here. */
export interface RedisClient {
  eval(script: string, values: { readonly keys: string[]; readonly arguments: string[] }): Promise<unknown>
  zRem(key: string, member: string): Promise<unknown>
}

/** A Redis that may go away and come back at any time. Disposing of it closes the connection. */
export interface Redis extends Disposable {
  /** For libraries that speak to it themselves; inside of `attempt` only. */
  readonly client: unknown
  /**
   * What the command gives, or null while Redis is away. Never rejects: a command that fails or takes too long means that Redis
   * is away, and may have been done there nevertheless.
   */
  attempt<T>(command: (client: RedisClient) => Promise<T>): Promise<{ readonly value: T } | null>
  /** Whether it answers and takes what is written. */
  isUp(): boolean
}

/** How long one command waits for Redis before it goes without, and how long a start waits for the first connection. */
const PATIENCE = { commandMs: 200, firstMs: 1000 }
const CONNECT_MS = 1000
/** A ping that is not answered for the second time is a connection that is dead or hangs: it is dropped for a new one. */
const PING_INTERVAL_MS = 1000
const SILENCE_MS = 3000

/**
 * Connects to the Redis at `url` (`redis://…`), and again whenever the connection is lost. Waits at most `firstMs`, a second, for the
 * first connection; never rejects. Going away and coming back is one line in the log each. That it is back, a value written on
 * the first sign of life tells: it may answer pings and refuse to write. No request has to try.
 */
export async function openRedis(url: string, log: Log, patience: Partial<typeof PATIENCE> = {}): Promise<Redis> {
  const { commandMs, firstMs } = { ...PATIENCE, ...patience }
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL_MS,
    socket: { connectTimeout: CONNECT_MS, socketTimeout: SILENCE_MS, reconnectStrategy: reconnectMs },
  })
  let isAway = true
  let isToldAway = false
  let isClosed = false

  const goAway = (error: unknown): void => {
    if (!isToldAway && !isClosed)
      log.warn('redis-away', {
        problem: problemOf(error),
        effect: 'limits are counted in this process, and answers of sandbox keys are kept in it',
      })
    isAway = true
    isToldAway = true
  }
  const comeBack = (): void => {
    if (isToldAway) log.info('redis-back', { effect: 'limits are counted on Redis' })
    isAway = false
    isToldAway = false
  }
  const run = async <T>(running: Promise<T>, mostMs = commandMs): Promise<{ readonly value: T } | null> => {
    try {
      const done = await withDeadline(
        running.then((value) => ({ value })),
        mostMs,
        null,
      )
      if (done === null) goAway(new Error(`no answer within ${mostMs} ms`))
      return done
    } catch (error) {
      goAway(error)
      return null
    }
  }
  const live = (): Promise<unknown> => client.set('burin:sign-of-life', '1', { PX: SILENCE_MS })
  const look = async (): Promise<void> => {
    if (isAway && (await run(live())) !== null) comeBack()
  }
  client.on('error', goAway)
  client.connect().catch(goAway)
  // No request waits yet, and a start has much else to do: connecting and the first answer may take longer than a command.
  if ((await run(once(client, 'ready').then(live), firstMs)) !== null) comeBack()
  for (const sign of ['ready', 'ping-interval']) client.on(sign, () => void look())
  return {
    client,
    attempt: async (command) => (isAway ? null : run(command(client))),
    isUp: () => !isAway,
    [Symbol.dispose]: () => {
      isClosed = true
      client.destroy()
    },
  }
}

/** A refused connection to a name with several addresses has a code and no message. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message === '' && 'code' in error ? String(error.code) : error.message
}

const FIRST_MS = 50
const LONGEST_MS = 1000

/** How many milliseconds to wait before the next try, after so many that failed: a Redis that starts beside us is found at once. */
export function reconnectMs(failed: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failed, 10))
}
