import { createConcept } from '../author/create-concept.ts'
import type { Workers } from '../platform/workers.ts'
import type { Studio, StudioTraits } from './draw.ts'
import type { DrawEvent, Drawn } from './drawn.ts'

/**
 * A studio whose draws run whole on threads, for an author that only computes; their file exports what `studioWork` gives. Beyond what `Studio` says, `draw`
 * rejects with a `BusyError` when there is no room, and its signal ends a draw that waits. Reference pictures, of which one takes as long as
 * many draws of words, are work `forPictures`.
 */
export async function pooledStudio(workers: Workers, forPictures: Workers = workers): Promise<Studio> {
  return {
    ...(await workers.run<StudioTraits>('traits', null)),
    concept: createConcept(),
    draw: (brief, watch, signal, urgency) =>
      (brief.images.length > 0 ? forPictures : workers).run<Drawn>('draw', brief, {
        ...(watch === undefined ? {} : { onEvent: (event) => watch(event as DrawEvent) }),
        ...(signal === undefined ? {} : { signal }),
        ...(urgency === undefined ? {} : { urgency }),
      }),
  }
}
