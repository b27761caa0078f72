import { equal, ok } from 'node:assert/strict'
import { it, mock } from 'node:test'
import { openHosting } from '../../tests/open-hosting.ts'
import { silent } from '../../tests/test-database.ts'
import { until } from '../../tests/until.ts'
import { writtenMeter } from '../../tests/written-meter.ts'
import { readLiveManifest } from '../hosting/manifest/read-manifests.ts'
import { sweepSites } from './sweep-sites.ts'

it('hosted sites are swept every minute, and packed better on a thread of its own', async () => {
  await using hosting = await openHosting()
  const accountId = await hosting.addAccount()
  const project = await hosting.addProject(accountId)
  const { database, now, random, store } = hosting.deps
  await hosting.deploy(project, accountId, { 'a.js': JSON.stringify(Array.from({ length: 2000 }, (_, i) => i * i)) })
  const packedBytes = async (): Promise<number> =>
    (await readLiveManifest(database, project.slug))?.files.get('a.js')?.forms.br?.length ?? 0
  const quick = await packedBytes()
  ok(quick > 0)
  const { meter, lines } = writtenMeter()
  mock.timers.enable({ apis: ['setInterval'] })
  const sweeping = sweepSites(
    { now, random, log: silent, meter, objects: async () => store },
    { open: async () => database, isReady: async () => true },
  )
  mock.timers.tick(59_999)
  equal(await packedBytes(), quick)
  mock.timers.tick(1)
  await until(async () => (await packedBytes()) < quick)
  await until(() => lines.some((line) => line.startsWith('burin_sweep_ended_timestamp_seconds sites ')))
  ok(lines.includes('burin_swept_total packing 1'), lines.join())
  await sweeping[Symbol.asyncDispose]()
  mock.timers.reset()
})

it('what was finalized is packed at once when that is told, also while something is being packed', async () => {
  await using hosting = await openHosting()
  const accountId = await hosting.addAccount()
  const { database, now, random, store } = hosting.deps
  await using sweeping = sweepSites(
    { now, random, log: silent, meter: writtenMeter().meter, objects: async () => store },
    { open: async () => database, isReady: async () => true },
  )
  const projects = await Promise.all([hosting.addProject(accountId), hosting.addProject(accountId)])
  for (const project of projects) {
    await hosting.deploy(project, accountId, { 'a.txt': `${project.id} and so on `.repeat(50) })
    sweeping.packSoon()
  }
  const codings = async (slug: string): Promise<string[]> =>
    Object.keys((await readLiveManifest(database, slug))?.files.get('a.txt')?.forms ?? {}).sort()
  for (const { slug } of projects) await until(async () => (await codings(slug)).join() === 'br,gzip,identity')
})
