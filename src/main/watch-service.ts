import type { Observe } from '../draws/happening.ts'
import type { OperationsAddress } from '../operations/create-operations.ts'
import type { Part } from '../operations/part.ts'
import type { Log } from '../platform/log.ts'
import type { LoadedStudio } from './compose.ts'

/** What operators are shown of the service, from before it is whole until it is gone. */
export interface Watch extends AsyncDisposable {
  readonly observe: Observe
  /** By name. The composition adds what the service uses. */
  readonly parts: Map<string, Part>
  /** How far the service is; the composition keeps it true. */
  readonly seen: { studio: LoadedStudio | null; isWarm: boolean; isStopping: boolean }
  /** Begins to show it, and gives where. */
  listen(address: OperationsAddress): Promise<string>
}

/** Watches a service that is about to be put together. `names` are those by which its metrics may be asked for. */
export async function watchService(makeRequestId: () => string, log: Log, names: readonly string[]): Promise<Watch> {
  const [{ createMetrics }, { createOperations }] = await Promise.all([
    import('../operations/metrics.ts'),
    import('../operations/create-operations.ts'),
  ])
  await using stack = new AsyncDisposableStack()
  const seen: Watch['seen'] = { studio: null, isWarm: false, isStopping: false }
  const parts = new Map<string, Part>([
    ['service', { isUp: () => !seen.isStopping, isNeeded: true, problem: 'is stopping' }],
    ['studio', { isUp: () => seen.isWarm, isNeeded: true, problem: 'is still loading' }],
  ])
  const metrics = stack.use(
    createMetrics({
      parts,
      revision: () => seen.studio?.revision ?? null,
      studio: () => seen.studio?.figures?.() ?? null,
    }),
  )
  const operations = stack.use(createOperations({ metrics, parts, makeRequestId, log, names }))
  const open = stack.move()
  return {
    observe: metrics.observe,
    parts,
    seen,
    listen: (address) => operations.listen(address),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
