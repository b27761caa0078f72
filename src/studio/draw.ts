import type { Author, Brief, Draft, Usage } from '../author/author.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { once } from '../drawing/model/once.ts'
import type { Urgency } from '../platform/workers/urgency.ts'
import type { Attempt } from './attempt.ts'
import { AuthorError } from './drawn.ts'
import type { Crash, DrawEvent, Drawn, DrawnItem } from './drawn.ts'
import { compositionOf, drawItem } from './draw-item.ts'
import { revisionOf } from './revision.ts'

/** What a studio is. */
export interface StudioTraits {
  /** Names exactly what draws here: see `revisionOf`. */
  readonly revision: string
  /** Whether the same brief always gives the same drawing here, so that one may be kept and shared. */
  readonly isDeterministic: boolean
}

/** Where briefs become icons. */
export interface Studio extends StudioTraits {
  /**
   * Draws a brief; `watch` hears what happens on the way. Rejects only when `signal` aborts or, with an `AuthorError`, when
   * the author fails before anything is drawn, never for a wrong program. `urgency` counts where draws wait for each other.
   */
  readonly draw: (
    brief: Brief,
    watch?: (event: DrawEvent) => void,
    signal?: AbortSignal,
    urgency?: Urgency,
  ) => Promise<Drawn>
  /** The slug of a draw of the brief, known before anything is drawn. */
  readonly concept: (brief: Brief) => string
}

/** For whom a draft is judged. */
export interface Wanting {
  readonly signal: AbortSignal | undefined
  readonly urgency: Urgency | undefined
}

/** Draws and judges a draft, as `attempt` does. */
export type Judge = (draft: Draft, cut: Cut, wanting: Wanting) => Attempt | Promise<Attempt>

/** What a studio works with. */
export interface StudioDeps {
  readonly author: Author
  /** `attempt`, to judge drafts here and at once; a `pooledJudge` for an author that waits. */
  readonly judge: Judge
  readonly revision?: string
  /** Begins the time that the author has for a draw: aborts when it is over. Left out for authors that only compute. */
  readonly startDeadline?: () => AbortSignal
}

/** Opens a studio for an author. */
export function createStudio(deps: StudioDeps): Studio {
  const { author } = deps
  // It is made of thousands of files, and one of a service's threads is asked for it.
  const revision = once(() => deps.revision ?? revisionOf(author.revision))
  return {
    get revision() {
      return revision()
    },
    isDeterministic: author.isDeterministic,
    concept: (brief) => author.concept(brief),
    draw: (brief, watch = () => undefined, signal, urgency) => draw(deps, brief, watch, { signal, urgency }),
  }
}

async function draw(
  { author, judge, startDeadline }: StudioDeps,
  brief: Brief,
  watch: (event: DrawEvent) => void,
  wanting: Wanting,
): Promise<Drawn> {
  const concept = author.concept(brief)
  const deadline = startDeadline?.()
  const items: DrawnItem[] = []
  const crashes: Crash[] = []
  const shown = new Set<string>()
  let usage: Usage | null = null
  for (const index of [0, 1] as const) {
    if (index >= brief.count) break
    const {
      item,
      draft,
      failure,
      crashes: thrown,
    } = await drawItem({
      author,
      brief,
      index,
      taken: new Set(items.map(({ svg }) => svg)),
      shown,
      watch,
      signal: wanting.signal,
      deadline,
      judge: async (proposed, cut = brief.cut) => judge(proposed, cut, wanting),
      addUsage: (more) => {
        usage = sumOf(usage, more)
      },
    })
    crashes.push(...thrown)
    // What was drawn before an author failed is worth more than its failure.
    if (failure !== null && [...items, item].every(({ svg }) => svg === '')) throw new AuthorError(failure)
    if (draft !== null) shown.add(compositionOf(draft))
    watch({ kind: 'item', item })
    items.push(item)
  }
  return { concept, items, usage, ...(crashes.length === 0 ? {} : { crashes }) }
}

function sumOf(one: Usage | null, other: Usage): Usage {
  if (one === null) return other
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    reasoningTokens: one.reasoningTokens + other.reasoningTokens,
    totalTokens: one.totalTokens + other.totalTokens,
  }
}
