import type { Meter } from '../../platform/meter.ts'
import type { HostingNews } from './deployment.ts'

/** Makes what counts uploads, and what becomes of deployments. */
export function countHosting(meter: Meter): (news: HostingNews) => void {
  const batches = meter.counter({
    name: 'burin_upload_batches_total',
    help: 'Batches of files by outcome: added, cut (kept as far as it came), or why it was refused.',
    labels: ['outcome'],
  })
  const bytes = meter.counter({
    name: 'burin_upload_bytes_total',
    help: 'Bytes of contents in batches that were added or cut, without what was sent twice.',
  })
  const deployments = meter.counter({
    name: 'burin_deployments_total',
    help: 'Deployments that were finalized, and promotions; both when one is promoted as it is finalized.',
    labels: ['event'],
  })
  // Whoever asks how often something happens sees the first time only when there was a nought before.
  for (const outcome of ['added', 'cut', 'failed']) batches.add({ outcome }, 0)
  for (const event of ['finalized', 'promoted']) deployments.add({ event }, 0)
  return (news) => {
    if (news.kind !== 'batch') return deployments.add({ event: news.kind })
    batches.add({ outcome: news.outcome })
    bytes.add({}, news.bytes)
  }
}
