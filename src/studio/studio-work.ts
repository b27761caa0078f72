import type { Brief, Draft } from '../author/author.ts'
import type { Cut } from '../drawing/model/cut.ts'
import type { WorkContext } from '../platform/workers.ts'
import { attempt } from './attempt.ts'
import type { Attempt } from './attempt.ts'
import type { Studio, StudioTraits } from './draw.ts'
import type { Drawn } from './drawn.ts'

/** A draft to draw and judge, of an author that is elsewhere. */
export interface AttemptTask {
  readonly draft: Draft
  readonly cut: Cut
}

/** What a thread with a studio does: whole draws for `pooledStudio`, single attempts for `pooledJudge`. */
export interface StudioWork {
  readonly draw: (brief: Brief, context: WorkContext) => Promise<Drawn>
  readonly attempt: (task: AttemptTask) => Attempt
  readonly traits: () => StudioTraits
}

/** The side of a pooled studio that runs in the threads. */
export function studioWork(studio: Studio): StudioWork {
  return {
    traits: () => ({ revision: studio.revision, isDeterministic: studio.isDeterministic }),
    attempt: ({ draft, cut }) => attempt(draft, cut),
    async draw(brief, { emit, isCancelled }) {
      const controller = new AbortController()
      // A thread at work hears nothing from outside: between two steps it looks whether anybody still waits.
      return studio.draw(brief, (event) => (isCancelled() ? controller.abort() : emit(event)), controller.signal)
    },
  }
}
