import { deepEqual } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLimiter } from '../platform/limits/create-limiter.ts'
import type { Limiter, Policy } from '../platform/limits/limiter.ts'
import type { Caller } from './caller.ts'
import type { Policies } from './policies.ts'
import { spendDraw } from './spend-draw.ts'

const policy = (name: string, quota: number): Policy => ({ name, quota, windowSeconds: 60 })

const POLICIES: Policies = {
  sandbox: policy('sandbox', 2),
  sandboxNetwork: policy('sandbox-network', 3),
  live: policy('live', 1),
  member: policy('member', 1),
  visitor: policy('visitor', 1),
  freeDraws: policy('free-draws', 1),
  wrongKeys: policy('wrong-keys', 1),
}

const sandbox = (id: string, network = '192.0.2.1'): Caller => ({ kind: 'sandbox', id, network })

/** The policy that counted for each draw, and whether it let it pass. */
async function spent(callers: readonly Caller[], limiter: Limiter = createLimiter(null)): Promise<string[]> {
  const answers: string[] = []
  for (const caller of callers) {
    const { policy, allowed } = await spendDraw(limiter, POLICIES, caller)
    answers.push(`${policy.name} ${allowed ? 'allows' : 'refuses'}`)
  }
  return answers
}

describe('spendDraw', () => {
  it('counts sandbox keys one by one', async () => {
    const draws = [sandbox('a'), sandbox('a'), sandbox('a')]
    deepEqual(await spent(draws), ['sandbox allows', 'sandbox allows', 'sandbox refuses'])
  })

  it('counts all sandbox keys of a network together, however many it invents, and no other network', async () => {
    const keys = ['a', 'b', 'c', 'd'].map((id) => sandbox(id))
    deepEqual(
      (await spent([...keys, sandbox('e', '192.0.2.2')])).map((one) => one.split(' ')[1]),
      ['allows', 'allows', 'allows', 'refuses', 'allows'],
    )
  })

  it('leaves the quota of the network alone where the key has had too much', async () => {
    const greedy = ['a', 'a', 'a', 'a'].map((id) => sandbox(id))
    deepEqual((await spent([...greedy, sandbox('b')])).at(-1), 'sandbox-network allows')
  })

  it('counts live keys by themselves, and visitors by their network', async () => {
    const live = (id: string): Caller => ({ kind: 'live', id, accountId: id, keyId: id })
    deepEqual(await spent([live('a'), live('b'), live('a')]), ['live allows', 'live allows', 'live refuses'])
    const visitor = (id: string): Caller => ({ kind: 'visitor', id, network: '192.0.2.1', visitor: new Uint8Array() })
    deepEqual(await spent([visitor('a'), visitor('b')]), ['visitor allows', 'visitor refuses'])
  })
})
