import { Agent, request } from 'node:http'
import { quantile } from '../../src/tools/quantile.ts'

/** What the process that asks steadily, as honest callers do, is told. */
export interface SteadyOrder {
  readonly port: number
  /** Bearers, in turn. */
  readonly keys: readonly string[]
  /** How many requests in all, and how long from one to the next: they come whether the last one is answered or not. */
  readonly requests: number
  readonly everyMs: number
  /** What they send, in turn. */
  readonly bodies: readonly string[]
}

export interface SteadyReport {
  readonly p50: number
  readonly p99: number
  readonly max: number
  readonly statuses: Readonly<Record<string, number>>
}

/** They come from another network than the floods. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

async function follow({ port, keys, requests, everyMs, bodies }: SteadyOrder): Promise<SteadyReport> {
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const begun = performance.now()
  const one = async (_: unknown, place: number): Promise<void> => {
    const dueAt = begun + place * everyMs
    await new Promise((resolve) => setTimeout(resolve, dueAt - performance.now()))
    const status = await ask(port, keys[place % keys.length] ?? '', bodies[place % bodies.length] ?? '')
    // From the moment it was due, not from when this process came to it.
    times.push(performance.now() - dueAt)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  await Promise.all(Array.from({ length: requests }, one))
  return {
    p50: quantile(times, 0.5) ?? 0,
    p99: quantile(times, 0.99) ?? 0,
    max: Math.max(...times),
    statuses,
  }
}

async function ask(port: number, key: string, body: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const asking = request(
      { agent, port, host: '127.0.0.1', localAddress: '127.0.0.2', method: 'POST', path: '/api/v1/icons', headers },
      (response) => {
        response.resume()
        response.on('end', () => resolve(String(response.statusCode)))
        response.on('error', () => resolve('cut'))
      },
    )
    asking.on('error', () => resolve('cut'))
    asking.end(body)
  })
}

process.on('message', (order: SteadyOrder) => void follow(order).then((report) => process.send?.(report)))
