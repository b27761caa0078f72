import type { Author, Brief, Draft } from '../author/author.ts'
import type { Attempt } from './attempt.ts'
import { attempt, count } from './attempt.ts'
import type { DrawEvent, Drawn, DrawnItem } from './drawn.ts'
import { revisionOf } from './revision.ts'

/** More rounds than this are not worth waiting for. */
export const MOST_ATTEMPTS = 4

/** Where briefs become icons. */
export interface Studio {
  /** Draws a brief; `watch` hears what happens on the way. Rejects only when the author fails or `signal` aborts, never for a wrong program. */
  readonly draw: (brief: Brief, watch?: (event: DrawEvent) => void, signal?: AbortSignal) => Promise<Drawn>
  /** Names exactly what draws here: see `revisionOf`. */
  readonly revision: string
}

/** Opens a studio for an author. */
export function createStudio(needs: { readonly author: Author; readonly revision?: string }): Studio {
  return {
    revision: needs.revision ?? revisionOf(),
    draw: (brief, watch = () => undefined, signal) => draw(needs.author, brief, watch, signal),
  }
}

async function draw(author: Author, brief: Brief, watch: (event: DrawEvent) => void, signal: AbortSignal | undefined): Promise<Drawn> {
  const concept = author.concept(brief)
  watch({ kind: 'concept', concept })
  const items: DrawnItem[] = []
  for (const index of [0, 1] as const) {
    if (index >= brief.count) break
    const taken = new Set(items.map((item) => item.svg))
    const item = await drawItem({ author, brief, index, taken, watch, signal })
    watch({ kind: 'item', item })
    items.push(item)
  }
  return { concept, items }
}

interface Round {
  readonly author: Author
  readonly brief: Brief
  readonly index: 0 | 1
  /** Pictures that are in the draw already: the second item must be another one, where there is one. */
  readonly taken: ReadonlySet<string>
  readonly watch: (event: DrawEvent) => void
  readonly signal: AbortSignal | undefined
}

/** Takes drafts one by one until one has no drawing error; keeps the best try, not the last. */
async function drawItem({ author, brief, index, taken, watch, signal }: Round): Promise<DrawnItem> {
  let best: Attempt | null = null
  let attempts = 0
  for await (const draft of author.propose(brief, index)) {
    signal?.throwIfAborted()
    attempts += 1
    const tried = tell(draft, attempts, index, brief, watch)
    if (best === null || better(tried, best, taken)) best = tried
    if ((tried.drawingErrors === 0 && !taken.has(tried.svg)) || attempts === MOST_ATTEMPTS) break
  }
  if (best === null) throw new Error('the author proposed nothing')
  const { draft, svg, findings } = best
  return { index, svg, status: count(findings, 'error') === 0 ? 'checked' : 'draft', attempts, intent: draft.intent, program: draft.program, findings }
}

function tell(draft: Draft, attemptNumber: number, index: 0 | 1, brief: Brief, watch: (event: DrawEvent) => void): Attempt {
  watch({ kind: 'intent', index, attempt: attemptNumber, intent: draft.intent })
  watch({ kind: 'program', index, attempt: attemptNumber, program: draft.program })
  const tried = attempt(draft, brief.cut)
  watch({ kind: 'preview', index, attempt: attemptNumber, svg: tried.svg, findings: tried.findings })
  return tried
}

/** Better: drawn at all, then a picture of its own, then fewer errors, then fewer warnings; the earlier one on a tie. */
function better(one: Attempt, than: Attempt, taken: ReadonlySet<string>): boolean {
  const rank = (tried: Attempt): readonly number[] => [tried.svg === '' ? 1 : 0, taken.has(tried.svg) ? 1 : 0, count(tried.findings, 'error'), count(tried.findings, 'warning')]
  const [a, b] = [rank(one), rank(than)]
  for (let index = 0; index < a.length; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
