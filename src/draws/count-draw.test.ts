import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLimiter } from '../platform/limits/create-limiter.ts'
import type { Limiter, Policy } from '../platform/limits/limiter.ts'
import type { Caller } from './caller.ts'
import { countDraw } from './count-draw.ts'
import type { Policies } from './policies.ts'

const policy = (name: string, quota: number, windowSeconds: number): Policy => ({ name, quota, windowSeconds })
const POLICIES: Policies = {
  sandbox: policy('sandbox', 2, 60),
  sandboxNetwork: policy('sandbox-network', 4, 60),
  live: policy('live', 1, 1),
  member: policy('member', 3, 60),
  visitor: policy('visitor', 1, 60),
  freeDraws: policy('free-draws', 1, 60),
  wrongKeys: policy('wrong-keys', 1, 60),
}
const sandbox = (id: string): Caller => ({ kind: 'sandbox', id, network: '192.0.2.1' })
const LIVE: Caller = { kind: 'live', id: 'l', accountId: 'a', keyId: 'k' }
const MEMBER: Caller = { kind: 'member', id: 'a', accountId: 'a' }
const VISITOR: Caller = { kind: 'visitor', id: 'v', visitor: new Uint8Array(16), network: '192.0.2.1' }

/** What each draw is refused with, and which policies were reported. */
async function counted(
  callers: readonly Caller[],
  limiter: Limiter,
): Promise<{ refusals: (string | null)[]; reported: string[] }> {
  const reported: string[] = []
  const refusals: (string | null)[] = []
  for (const caller of callers) {
    const deps = {
      limiter,
      policies: POLICIES,
      observe: ({ kind, ...rest }: object & { kind: string }) => void reported.push(`${kind} ${JSON.stringify(rest)}`),
    }
    const { refused } = await countDraw(deps, caller)
    refusals.push(refused?.message.split(';')[0] ?? null)
    equal(refused?.refusal.code ?? 'rate_limit_exceeded', 'rate_limit_exceeded')
  }
  return { refusals, reported }
}

/** Windows that have so many seconds left. */
function endingIn(seconds: number): Limiter {
  const limiter = createLimiter(null)
  return { spend: async (policy, who) => ({ ...(await limiter.spend(policy, who)), resetSeconds: seconds }) }
}

describe('countDraw', () => {
  it('says whose quota is used up, how large it is, and when there is more', async () => {
    for (const [caller, whose, draws] of [
      [sandbox('s'), 'This key has had its 2 draws in 60 seconds', 2],
      [LIVE, 'This key has had its 1 draw in one second', 1],
      [MEMBER, 'Your account has had its 3 draws in 60 seconds', 3],
      [VISITOR, 'Your network address has had its 1 draw in 60 seconds', 1],
    ] as const) {
      const { refusals, reported } = await counted(
        Array.from({ length: draws + 1 }, () => caller),
        endingIn(7),
      )
      deepEqual(refusals, [...Array.from({ length: draws }, () => null), `${whose}. Ask again in 7 seconds`])
      deepEqual(reported, [`rate-limited {"policy":"${caller.kind}"}`])
    }
  })

  it('tells a network that no sandbox key has more, and that a second is one', async () => {
    const { refusals } = await counted(['a', 'b', 'c', 'd', 'e'].map(sandbox), endingIn(1))
    deepEqual(refusals.slice(3), [
      null,
      'Your network address, with whatever sandbox keys, has had its 4 draws in 60 seconds. Ask again in one second',
    ])
  })

  it('has the seconds for the header as well', async () => {
    const limiter = endingIn(9)
    await counted([LIVE], limiter)
    const { refused } = await countDraw({ limiter, policies: POLICIES, observe: () => undefined }, LIVE)
    equal(refused?.refusal.retryAfter, 9)
  })
})
