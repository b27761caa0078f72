import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { networkOf } from '../http/network-of.ts'
import { createLimiter } from './create-limiter.ts'
import type { Limiter, Policy } from './limiter.ts'
import { spendByNetwork } from './spend-by-network.ts'

const POLICY: Policy = { name: 'any', quota: 2, windowSeconds: 60 }

async function allowed(limiter: Limiter, addresses: readonly string[], policy = POLICY): Promise<boolean[]> {
  const answers: boolean[] = []
  for (const address of addresses) answers.push((await spendByNetwork(limiter, policy, networkOf(address))).allowed)
  return answers
}

describe('spendByNetwork', () => {
  it('counts addresses of IPv4 one by one', async () => {
    const limiter = createLimiter(null)
    deepEqual(await allowed(limiter, ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']), [true, true, false, true])
  })
  it('counts a /64 of IPv6 as one, and a /48 as four', async () => {
    const limiter = createLimiter(null)
    deepEqual(await allowed(limiter, ['2001:db8::1', '2001:db8::2', '2001:db8::3']), [true, true, false])
    const networks = ['1', '1', '2', '2', '3', '3'].map((network) => `2001:db8:0:${network}::1`)
    deepEqual(await allowed(limiter, networks), [true, true, true, true, true, false], 'what was refused counts too')
    deepEqual(await allowed(limiter, ['2001:db8:1::1']), [true], 'another site')
  })
  it('gives the count that leaves less', async () => {
    const limiter = createLimiter(null)
    const spend = (address: string): ReturnType<typeof spendByNetwork> =>
      spendByNetwork(limiter, POLICY, networkOf(address))
    const { policy, remaining } = await spend('2001:db8::1')
    deepEqual([policy.name, remaining], ['any', 1])
    for (const network of ['1', '1', '2', '2', '3', '3']) await spend(`2001:db8:0:${network}::1`)
    const tight = await spend('2001:db8:0:4::1')
    deepEqual([tight.policy, tight.remaining], [{ ...POLICY, name: 'any-site', quota: 8 }, 0])
  })
  it('is switched off with its policy', async () => {
    const limiter = createLimiter(null)
    const addresses = Array.from({ length: 20 }, () => '2001:db8::1')
    equal((await allowed(limiter, addresses, { ...POLICY, quota: 0 })).includes(false), false)
  })
})
