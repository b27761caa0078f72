import { equal } from 'node:assert/strict'
import { setImmediate as turn } from 'node:timers/promises'
import { it, mock } from 'node:test'
import { samplePayments } from '../../tests/sample-payments.ts'
import { silent } from '../../tests/test-database.ts'
import type { AccountStore } from '../accounts/account-store.ts'
import { sweepAccounts } from './sweep-accounts.ts'

it('payments are swept every five minutes, also when telling what was used fails', async () => {
  mock.timers.enable({ apis: ['setInterval'] })
  let swept = 0
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
  })
  for (const wanted of [0, 1, 1, 2]) {
    for (let round = 0; round < 5; round += 1) {
      mock.timers.tick(30_000)
      for (let turns = 0; turns < 20; turns += 1) await turn()
    }
    equal(swept, wanted)
  }
  await sweeping[Symbol.asyncDispose]()
  mock.timers.reset()
})
