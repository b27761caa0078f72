/** What is set aside for a draw: for how long, what settling it says, and in which words it is refused. */
import { deepEqual, equal, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { ownServer } from '../../../tests/test-database.ts'
import { makeLedger, NOON } from '../../../tests/test-ledger.ts'
import type { TestLedger } from '../../../tests/test-ledger.ts'
import { readBalance } from '../../accounts/credits/read-balance.ts'
import { releaseExpiredHolds } from '../../accounts/credits/release-expired-holds.ts'
import { switchUsageBilling } from '../../accounts/credits/switch-usage-billing.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { createLimiter } from '../../platform/limits/create-limiter.ts'
import type { Caller } from '../caller.ts'
import { createHoldFor } from './hold-for.ts'
import type { ChargeDeps } from './hold-for.ts'
import type { Delivered, Hold } from './hold.ts'

const FIVE_MINUTES_MS = 300_000
const stack = new AsyncDisposableStack()
let ledger: TestLedger
let clock = NOON.getTime()
before(async () => {
  ledger = stack.use(await makeLedger(stack.use(await ownServer())))
})
after(() => stack.disposeAsync())

function holdFor(caller: Caller, units = 1, more: Partial<ChargeDeps> = {}): Promise<Hold> {
  const deps: ChargeDeps = {
    database: ledger.database,
    now: () => clock,
    limiter: createLimiter(null),
    freeDraws: { name: 'free-draws', quota: 1, windowSeconds: 86_400 },
    hasCredits: true,
    hasPayments: false,
    baseUrl: () => 'http://here',
    ...more,
  }
  return createHoldFor(deps)(caller, { drawId: ledger.name('draw'), units })
}

function delivered(status: 'checked' | 'draft'): Delivered {
  const item = { index: 0, svg: '<svg />', mime_type: 'image/svg+xml', status, attempts: 1 } as const
  const program = `icon ${ledger.name('bell')}`
  return {
    concept: 'bell',
    cut: HOUSE_CUT,
    revision: 'r',
    data: [{ ...item, intent: 'A bell.', program, findings: [] }],
  }
}

describe('credits that are set aside', () => {
  const member = (accountId: string): Caller => ({ kind: 'member', id: accountId, accountId })

  it('are there again after five minutes when nobody settles them, and not before', async () => {
    const accountId = await ledger.addAccount(2n)
    await holdFor(member(accountId), 2)
    for (const [afterMs, available] of [
      [FIVE_MINUTES_MS - 1, 0n],
      [FIVE_MINUTES_MS, 2n],
    ] as const) {
      const at = new Date(clock + afterMs)
      await releaseExpiredHolds(ledger.database, { at, most: 10 })
      equal((await readBalance(ledger.database, accountId, at)).available, available)
    }
  })

  it('are settled once; whoever comes second hears that they are gone', async () => {
    const hold = await holdFor(member(await ledger.addAccount(2n)))
    const drawing = delivered('checked')
    deepEqual(await hold.settle(drawing, null), { units: 1, isGone: false, isKept: false })
    deepEqual(await hold.settle(drawing, null), { units: 0, isGone: true, isKept: false })
  })

  it('are refused in words that say how many there are, and what to do', async () => {
    const refusal = async (credits: bigint, units: number, hasPayments: boolean): Promise<unknown> =>
      holdFor(member(await ledger.addAccount(credits)), units, { hasPayments }).catch((error: Error) => error.message)
    const nobodySells = 'whoever runs this service can give you more.'
    const sold = 'buy more or switch on monthly billing at http://here/account/billing.'
    equal(await refusal(0n, 1, false), `This draw may cost 1 credit, and none is left: ${nobodySells}`)
    equal(await refusal(1n, 2, false), `This draw may cost 2 credits, and 1 is left: ${nobodySells}`)
    equal(await refusal(2n, 3, true), `This draw may cost 3 credits, and 2 are left: ${sold}`)
  })

  it('are refused with a word on the cap where one is reached', async () => {
    const accountId = await ledger.addAccount()
    const billing = { accountId, isOn: true, capUnits: 1n, microUsdPerCredit: 30_000, at: new Date(clock) }
    await switchUsageBilling(ledger.database, billing)
    await rejects(holdFor(member(accountId), 2, { hasPayments: true }), {
      message:
        'This draw may cost 2 credits, and none is left: the spending cap of this month is reached; raise it or buy credits at http://here/account/billing.',
    })
  })
})

describe('the free draw of a browser', () => {
  const visitor = (network = '192.0.2.1'): Extract<Caller, { kind: 'visitor' }> => {
    const bytes = randomBytes(32)
    return { kind: 'visitor', id: bytes.toString('hex'), visitor: bytes, network }
  }
  const USED_UP = /^The free draw of this browser is used up\. Sign in at http:\/\/here\/sign-in/

  it('is one, which costs no credits and is used up by an icon that is checked', async () => {
    const caller = visitor()
    const hold = await holdFor(caller)
    deepEqual([hold.isPaid, hold.saysCredits, hold.cover], [true, true, null])
    deepEqual(await hold.settle(delivered('checked'), null), { units: 0, isGone: false, isKept: false })
    await rejects(holdFor(caller), { message: USED_UP })
  })

  it('is there again after a draft, and after nothing', async () => {
    const caller = visitor()
    for (const drawn of [delivered('draft'), null]) await (await holdFor(caller)).settle(drawn, null)
    await holdFor(caller)
  })

  it('is there again after five minutes when nobody settles it, and not before', async () => {
    const caller = visitor()
    await holdFor(caller)
    clock += FIVE_MINUTES_MS - 1
    await rejects(holdFor(caller), { message: USED_UP })
    clock += 1
    await holdFor(caller)
  })

  it('is kept for later where the network has had as many as there are for a day', async () => {
    const limiter = createLimiter(null)
    await holdFor(visitor(), 1, { limiter })
    const caller = visitor()
    await rejects(holdFor(caller, 1, { limiter }), { message: /^There were as many free draws from your network/ })
    await holdFor(caller, 1, { limiter: createLimiter(null) })
  })
})
