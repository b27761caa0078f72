import { deepEqual, equal, rejects } from 'node:assert/strict'
import { it } from 'node:test'
import { BusyError } from '../platform/workers.ts'
import { openHosts } from './open-hosts.ts'

it('hosts are looked up in turn among those who ask, and whoever asks for too many is refused alone', async () => {
  const asked: string[] = []
  const gates: (() => void)[] = []
  const hosts = openHosts(async (hostname) => {
    asked.push(hostname)
    await new Promise<void>((resolve) => gates.push(resolve))
    return []
  }, 1_000_000)
  // Four are looked up, two hundred wait.
  const flood = Array.from({ length: 204 }, async (_, at) => hosts.find(`flood-${at}.test`, '192.0.2.1'))
  await rejects(async () => hosts.find('one-more.test', '192.0.2.1'), BusyError)
  const honest = Promise.resolve(hosts.find('shop.test', '192.0.2.2'))
  equal(asked.length, 4)
  gates.shift()?.()
  await flood[0]
  gates.shift()?.()
  await flood[1]
  // One of the flood may be before it, not two hundred.
  deepEqual(asked.includes('shop.test'), true)
  for (let open = gates.shift(); open !== undefined; open = gates.shift()) {
    open()
    await new Promise((resolve) => setImmediate(resolve))
  }
  deepEqual(await honest, [])
  equal((await Promise.all(flood)).length, 204)
})
