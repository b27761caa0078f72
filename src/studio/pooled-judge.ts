import type { Workers } from '../platform/workers.ts'
import type { Attempt } from './attempt.ts'
import type { Judge } from './draw.ts'
import type { AttemptTask } from './studio-work.ts'

/**
 * Drafts of an author that waits are judged on threads, whose file exports what `studioWork` gives: while the author waits,
 * it holds none of them. Rejects with a `BusyError` when there is no room.
 */
export function pooledJudge(workers: Workers): Judge {
  return (draft, cut, { signal, urgency }) =>
    workers.run<Attempt>('attempt', { draft, cut } satisfies AttemptTask, {
      ...(signal === undefined ? {} : { signal }),
      ...(urgency === undefined ? {} : { urgency }),
    })
}
