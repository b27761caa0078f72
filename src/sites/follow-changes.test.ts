import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { followChanges } from './follow-changes.ts'

describe('following changes of sites', () => {
  it('forgets what changed, once for each change, and everything after it could not ask', async ({ mock }) => {
    mock.timers.enable({ apis: ['setInterval'] })
    const forgotten: string[] = []
    const reported: unknown[] = []
    let answer: () => { slug: string; version: bigint }[] = () => []
    await using _following = followChanges(
      { forget: (slug) => forgotten.push(slug), forgetAll: () => forgotten.push('all') },
      { changed: async () => answer(), report: (error) => reported.push(error) },
    )
    const look = async (now: typeof answer): Promise<string[]> => {
      answer = now
      mock.timers.tick(5_000)
      await turn()
      return forgotten.splice(0)
    }
    const away = (): never => {
      throw new Error('away')
    }
    deepEqual(await look(() => []), [])
    deepEqual(await look(() => [{ slug: 'a', version: 1n }]), ['a'])
    deepEqual(
      await look(() => [
        { slug: 'a', version: 1n },
        { slug: 'b', version: 7n },
      ]),
      ['b'],
    )
    deepEqual(await look(() => [{ slug: 'a', version: 2n }]), ['a'])
    deepEqual(await look(away), [])
    deepEqual(await look(away), [])
    equal(reported.length, 1)
    deepEqual(await look(() => [{ slug: 'a', version: 2n }]), ['all'])
    deepEqual(await look(() => [{ slug: 'a', version: 2n }]), [])
  })
})
