import type { Brief } from '../author/author.ts'
import type { WorkContext } from '../platform/workers.ts'
import type { Studio } from './draw.ts'
import type { Drawn } from './drawn.ts'

/** What a thread with a studio does for `pooledStudio`. */
export interface StudioWork {
  readonly draw: (brief: Brief, context: WorkContext) => Promise<Drawn>
  readonly revision: () => string
}

/** The side of a pooled studio that runs in the threads. */
export function studioWork(studio: Studio): StudioWork {
  return {
    revision: () => studio.revision,
    async draw(brief, { emit, isCancelled }) {
      const controller = new AbortController()
      // A thread at work hears nothing from outside: between two steps it looks whether anybody still waits.
      return studio.draw(brief, (event) => (isCancelled() ? controller.abort() : emit(event)), controller.signal)
    },
  }
}
