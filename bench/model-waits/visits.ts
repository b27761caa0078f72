import { Agent, request } from 'node:http'
import { quantile } from '../../src/tools/quantile.ts'

/** What the process that visits steadily is told: each address in turn, whether the last was answered or not. */
export interface VisitsOrder {
  readonly seconds: number
  readonly everyMs: number
  readonly visits: readonly Visit[]
}

export interface Visit {
  readonly name: string
  readonly port: number
  readonly path: string
  /** Posted, with this key; null: it is only read. */
  readonly draw: { readonly key: string; readonly prompts: readonly string[] } | null
}

/** By the name of the visit. */
export type VisitsReport = Readonly<Record<string, VisitFigures>>

export interface VisitFigures {
  readonly p50: number
  readonly p99: number
  readonly failed: number
  readonly count: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

async function follow({ seconds, everyMs, visits }: VisitsOrder): Promise<VisitsReport> {
  const times = new Map(visits.map(({ name }) => [name, [] as number[]]))
  const failed = new Map(visits.map(({ name }) => [name, 0]))
  const begun = performance.now()
  const count = Math.floor((seconds * 1000) / everyMs)
  const one = async (_: unknown, place: number): Promise<void> => {
    const visit = visits[place % visits.length]!
    const dueAt = begun + place * everyMs
    await new Promise((resolve) => setTimeout(resolve, dueAt - performance.now()))
    const status = await ask(visit, Math.floor(place / visits.length))
    times.get(visit.name)?.push(performance.now() - dueAt)
    if (status !== 200) failed.set(visit.name, (failed.get(visit.name) ?? 0) + 1)
  }
  await Promise.all(Array.from({ length: count }, one))
  return Object.fromEntries(
    [...times].map(([name, all]) => [
      name,
      {
        p50: quantile(all, 0.5) ?? 0,
        p99: quantile(all, 0.99) ?? 0,
        failed: failed.get(name) ?? 0,
        count: all.length,
      },
    ]),
  )
}

async function ask({ port, path, draw }: Visit, round: number): Promise<number> {
  return new Promise((resolve) => {
    const headers = draw === null ? {} : { authorization: `Bearer ${draw.key}`, 'content-type': 'application/json' }
    const asking = request({ agent, port, path, headers, method: draw === null ? 'GET' : 'POST' }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    asking.on('error', () => resolve(0))
    asking.end(draw === null ? undefined : JSON.stringify({ prompt: draw.prompts[round % draw.prompts.length] }))
  })
}

process.on('message', (order: VisitsOrder) => void follow(order).then((report) => process.send?.(report)))
