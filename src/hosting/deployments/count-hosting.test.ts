import { deepEqual, rejects } from 'node:assert/strict'
import { Readable } from 'node:stream'
import { it } from 'node:test'
import { file, openHosting } from '../../../tests/open-hosting.ts'
import { writtenMeter } from '../../../tests/written-meter.ts'
import { USUAL_QUOTAS } from '../../../tests/usual-quotas.ts'
import { addBatch } from './add-batch.ts'
import type { BatchEntry } from './batch-entry.ts'
import { countHosting } from './count-hosting.ts'
import type { HostingNews } from './deployment.ts'
import { finalizeDeployment } from './finalize-deployment.ts'
import { promoteDeployment } from './promote-deployment.ts'

async function* brokenAfter(entry: BatchEntry): AsyncGenerator<BatchEntry> {
  yield entry
  throw new Error('broken')
}

it('a deployment is told to operators: batches with their bytes, finalizing once, each promotion', async () => {
  await using hosting = await openHosting()
  const news: HostingNews[] = []
  const deps = { ...hosting.deps, tell: (one: HostingNews) => void news.push(one) }
  const accountId = await hosting.addAccount()
  const key = await hosting.begin(await hosting.addProject(accountId), accountId)
  const upload = async (...entries: BatchEntry[]): Promise<unknown> =>
    addBatch(deps, key, Readable.from(entries), USUAL_QUOTAS.storedBytes)
  await upload(file('a', 'one'), file('b', 'three'), file('c', 'one'))
  await upload(file('../a', 'one'))
  await rejects(addBatch(deps, key, brokenAfter(file('d', 'more')), USUAL_QUOTAS.storedBytes), /broken/)
  for (let turn = 0; turn < 2; turn += 1) await finalizeDeployment(deps, key, { promote: true })
  await promoteDeployment(deps, key)
  await upload(file('e', 'late'))
  deepEqual(news, [
    { kind: 'batch', outcome: 'added', bytes: 8 },
    { kind: 'batch', outcome: 'invalid', bytes: 0 },
    { kind: 'batch', outcome: 'cut', bytes: 4 },
    { kind: 'finalized' },
    { kind: 'promoted' },
    { kind: 'promoted' },
    { kind: 'batch', outcome: 'not-uploading', bytes: 0 },
  ])
  const { meter, lines } = writtenMeter()
  const count = countHosting(meter)
  lines.splice(0)
  news.slice(2, 4).forEach(count)
  deepEqual(lines, [
    'burin_upload_batches_total cut 1',
    'burin_upload_bytes_total 4',
    'burin_deployments_total finalized 1',
  ])
})
