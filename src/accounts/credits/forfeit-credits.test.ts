import { deepEqual, equal } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ownServer } from '../../../tests/test-database.ts'
import { makeLedger, NOON } from '../../../tests/test-ledger.ts'
import type { TestLedger } from '../../../tests/test-ledger.ts'
import { checkLedger } from './check-ledger.ts'
import { forfeitCredits } from './forfeit-credits.ts'
import { readBalance } from './read-balance.ts'

describe('the books of a deleted account', () => {
  const stack = new AsyncDisposableStack()
  let ledger: TestLedger
  before(async () => {
    ledger = stack.use(await makeLedger(stack.use(await ownServer())))
  })
  after(async () => {
    deepEqual((await checkLedger(ledger.database)).problems, [])
    await stack.disposeAsync()
  })

  for (const credits of [0n, 1n, 7n])
    it(`close with ${credits} credits taken back, once`, async () => {
      const accountId = await ledger.addAccount(credits)
      equal(await forfeitCredits(ledger.database, { accountId, at: NOON }), credits)
      equal(await forfeitCredits(ledger.database, { accountId, at: NOON }), 0n)
      equal((await readBalance(ledger.database, accountId, NOON)).available, 0n)
    })

  it('leave to draws what they hold', async () => {
    const accountId = await ledger.addAccount(5n)
    await ledger.hold(accountId, 2)
    equal(await forfeitCredits(ledger.database, { accountId, at: NOON }), 3n)
    const { available, held } = await readBalance(ledger.database, accountId, NOON)
    deepEqual([available, held], [0n, 2n])
  })
})
