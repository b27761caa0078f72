import { deepEqual, equal } from 'node:assert/strict'
import { setImmediate as turn } from 'node:timers/promises'
import { it, mock } from 'node:test'
import { openIdentityDesk } from '../../tests/identity-desk.ts'
import { samplePayments } from '../../tests/sample-payments.ts'
import { silent } from '../../tests/test-database.ts'
import { until } from '../../tests/until.ts'
import { writtenMeter } from '../../tests/written-meter.ts'
import type { AccountStore } from '../accounts/account.ts'
import { countSweeps } from '../platform/count-sweeps.ts'
import { sweepAccounts } from './sweep-accounts.ts'

it('payments are swept every five minutes, also when telling what was used fails', async () => {
  mock.timers.enable({ apis: ['setInterval'] })
  let swept = 0
  const { meter, lines } = writtenMeter()
  const database: AccountStore = {
    query: async () => [],
    transaction: async (work) => work({ query: async () => [] }),
  }
  const sweeping = sweepAccounts({
    database,
    now: Date.now,
    log: silent,
    payments: {
      ...samplePayments(),
      reportUsage: () => Promise.reject(new Error('away')),
      sweep: async () => (swept += 1),
    },
    isReady: async () => true,
    counts: countSweeps(meter),
  })
  for (const wanted of [0, 1, 1, 2]) {
    for (let round = 0; round < 5; round += 1) {
      mock.timers.tick(30_000)
      for (let turns = 0; turns < 20; turns += 1) await turn()
    }
    equal(swept, wanted)
  }
  deepEqual(
    lines.filter((line) => !line.startsWith('burin_sweep_ended')),
    [
      'burin_sweep_failures_total usage 1',
      'burin_swept_total payments 1',
      'burin_sweep_failures_total usage 1',
      'burin_swept_total payments 2',
    ],
  )
  await sweeping[Symbol.asyncDispose]()
  mock.timers.reset()
})

it('goes on until nothing is left, and stops in between when the service does', async () => {
  await using stack = new AsyncDisposableStack()
  const desk = stack.use(await openIdentityDesk())
  const { database } = desk.deps
  const old = new Date(desk.deps.now() - 86_400_000)
  await database.query(
    `insert into sign_in_code (id, email, hash, link_hash, tries_left, browser, network, created_at, expires_at)
     select sha256(n::text::bytea), 'ada@example.com', '', sha256(n::text::bytea), 5, '', '', $1, $1 from generate_series(1, 3500) n`,
    [old],
  )
  const left = async (): Promise<number> => (await database.query('select 1 from sign_in_code')).length
  // Stops the sweeping at the second statement that deletes codes.
  let sweeps = 0
  const stopped = Promise.withResolvers<void>()
  const stopping: AccountStore = {
    transaction: (work) => database.transaction(work),
    query: async (statement, values) => {
      const isSweep = statement.includes('delete from sign_in_code')
      if (isSweep && (sweeps += 1) === 2) void first[Symbol.asyncDispose]().then(stopped.resolve)
      return database.query(statement, values)
    },
  }
  mock.timers.enable({ apis: ['setInterval'] })
  const { meter, lines } = writtenMeter()
  const parts = {
    now: desk.deps.now,
    log: silent,
    payments: null,
    isReady: async () => true,
    counts: countSweeps(meter),
  }
  const first = sweepAccounts({ ...parts, database: stopping })
  mock.timers.tick(30_000)
  await stopped.promise
  equal(await left(), 1500)
  const second = sweepAccounts({ ...parts, database })
  mock.timers.tick(30_000)
  await until(async () => (await left()) === 0)
  await second[Symbol.asyncDispose]()
  deepEqual(
    lines.filter((line) => line.includes(' identity ')),
    ['burin_swept_total identity 2000', 'burin_swept_total identity 1500'],
  )
  mock.timers.reset()
})
