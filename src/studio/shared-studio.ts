import type { Brief } from '../author/author.ts'
import { createUrgency } from '../platform/workers/urgency.ts'
import type { Urgency } from '../platform/workers/urgency.ts'
import { briefKey, replay } from './drawn.ts'
import type { Studio } from './draw.ts'
import type { DrawEvent, Drawn } from './drawn.ts'

type Watch = (event: DrawEvent) => void

/** A draw that is being made, for all who asked for the same. */
interface Run {
  readonly drawn: Promise<Drawn>
  /** What has happened so far; null when nobody watched at its start. */
  readonly events: DrawEvent[] | null
  readonly watchers: Set<Watch>
  readonly cancel: AbortController
  readonly urgency: Urgency
  callers: number
}

/**
 * A studio in which draws of the same brief at the same time are one: as urgent as the most urgent of them, and given up
 * when all who asked are gone. Where one draw need not be like another, each gets its own.
 */
export function sharedStudio(studio: Studio): Studio {
  if (!studio.isDeterministic) return studio
  const runs = new Map<string, Run>()
  return {
    ...studio,
    async draw(brief, watch, signal, urgency) {
      signal?.throwIfAborted()
      const key = briefKey(brief)
      const run = runs.get(key) ?? begin(studio, brief, watch !== undefined, urgency)
      const forget = (): void => {
        if (runs.get(key) === run) runs.delete(key)
      }
      if (run.callers === 0) {
        runs.set(key, run)
        run.drawn.then(forget, forget)
        run.cancel.signal.addEventListener('abort', forget)
      }
      if (urgency?.priority === 'high') run.urgency.raise()
      return join(run, watch, signal)
    },
  }
}

function begin(studio: Studio, brief: Brief, isWatched: boolean, asked: Urgency | undefined): Run {
  const events: DrawEvent[] = []
  const watchers = new Set<Watch>()
  const cancel = new AbortController()
  const urgency = createUrgency(asked?.priority ?? 'normal')
  const tell = (event: DrawEvent): void => {
    events.push(event)
    for (const watch of watchers) watch(event)
  }
  const drawn = studio.draw(brief, isWatched ? tell : undefined, cancel.signal, urgency)
  return { drawn, events: isWatched ? events : null, watchers, cancel, urgency, callers: 0 }
}

async function join(run: Run, watch: Watch | undefined, signal: AbortSignal | undefined): Promise<Drawn> {
  const gone = Promise.withResolvers<never>()
  const leave = (): void => gone.reject(signal?.reason)
  // One of its own for each caller, since two may watch with the same function.
  const watcher: Watch = (event) => watch?.(event)
  signal?.addEventListener('abort', leave)
  run.callers += 1
  run.events?.forEach(watcher)
  run.watchers.add(watcher)
  try {
    const drawn = await Promise.race([run.drawn, gone.promise])
    if (watch !== undefined && run.events === null) replay(drawn, watch)
    return drawn
  } finally {
    signal?.removeEventListener('abort', leave)
    run.watchers.delete(watcher)
    run.callers -= 1
    if (run.callers === 0 && signal?.aborted === true) {
      run.cancel.abort(signal.reason)
      // Who leaves a draw to others is free at once; the last one holds a place until the draw has really stopped.
      await run.drawn.catch(() => null)
    }
  }
}
