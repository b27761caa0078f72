import type { Meter } from '../platform/meter.ts'
import type { Database } from './database.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The same database, whose work operators see: how long it takes, with the wait for a connection, and what its connections are at. */
export function measureDatabase(database: Database, meter: Meter): Database {
  const durations = meter.histogram(
    {
      name: 'burin_database_duration_seconds',
      help: 'Time that single statements and whole transactions took, with their wait for a connection.',
      labels: ['work', 'outcome'],
    },
    SECONDS,
  )
  const measured = async <Result>(work: 'statement' | 'transaction', run: () => Promise<Result>): Promise<Result> => {
    const begunAt = performance.now()
    let outcome = 'failed'
    try {
      const result = await run()
      outcome = 'done'
      return result
    } finally {
      durations.observe({ work, outcome }, (performance.now() - begunAt) / 1000)
    }
  }
  showConnections(database, meter)
  return {
    ...database,
    query: async (statement, values) => measured('statement', () => database.query(statement, values)),
    transaction: async (work) => measured('transaction', () => database.transaction(work)),
  }
}

function showConnections({ connections }: Database, meter: Meter): void {
  if (connections === undefined) return
  const states = meter.gauge({
    name: 'burin_database_connections',
    help: 'Connections to the database that are open, by what they are at; `most` is how many there may be.',
    labels: ['state'],
  })
  const waiting = meter.gauge({
    name: 'burin_database_waiting',
    help: 'Statements and transactions that wait for a connection.',
  })
  meter.onLook(() => {
    const { open, idle, most, waiting: waits } = connections()
    states.set({ state: 'busy' }, open - idle)
    states.set({ state: 'idle' }, idle)
    states.set({ state: 'most' }, most)
    waiting.set({}, waits)
  })
}
