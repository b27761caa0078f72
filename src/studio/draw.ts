import type { Author, Brief, Draft } from '../author/author.ts'
import type { Finding } from '../drawing/model/finding.ts'
import type { Urgency } from '../platform/workers/urgency.ts'
import type { Attempt, Compile } from './attempt.ts'
import { attempt, count } from './attempt.ts'
import type { Crash } from './crash.ts'
import type { DrawEvent, Drawn, DrawnItem } from './drawn.ts'
import { revisionOf } from './revision.ts'

/** More rounds than this are not worth waiting for. */
export const MOST_ATTEMPTS = 4

/** Where briefs become icons. */
export interface Studio {
  /**
   * Draws a brief; `watch` hears what happens on the way. Rejects only when the author fails or `signal` aborts, never for
   * a wrong program. `urgency` counts where draws wait for each other.
   */
  readonly draw: (
    brief: Brief,
    watch?: (event: DrawEvent) => void,
    signal?: AbortSignal,
    urgency?: Urgency,
  ) => Promise<Drawn>
  /** The slug of a draw of the brief, known before anything is drawn. */
  readonly concept: (brief: Brief) => string
  /** Names exactly what draws here: see `revisionOf`. */
  readonly revision: string
}

/** What a studio works with. */
export interface StudioNeeds {
  readonly author: Author
  readonly revision?: string
  /** How programs become drawings, where it is not to be the compiler: tests put faults here. */
  readonly compile?: Compile
}

/** Opens a studio for an author. */
export function createStudio(needs: StudioNeeds): Studio {
  return {
    revision: needs.revision ?? revisionOf(),
    concept: (brief) => needs.author.concept(brief),
    draw: (brief, watch = () => undefined, signal) => draw(needs, brief, watch, signal),
  }
}

async function draw(
  { author, compile }: StudioNeeds,
  brief: Brief,
  watch: (event: DrawEvent) => void,
  signal: AbortSignal | undefined,
): Promise<Drawn> {
  const concept = author.concept(brief)
  const items: DrawnItem[] = []
  const crashes: Crash[] = []
  const shown = new Set<string>()
  for (const index of [0, 1] as const) {
    if (index >= brief.count) break
    const tryDraft = (draft: Draft, attemptNumber: number): Attempt => {
      const tried = tell(draft, attemptNumber, index, brief, watch, compile)
      if (tried.crash !== null) crashes.push(tried.crash)
      return tried
    }
    const round: Round = {
      author,
      brief,
      index,
      taken: new Set(items.map((item) => item.svg)),
      shown,
      tryDraft,
      signal,
    }
    const { item, draft } = await drawItem(round)
    if (draft !== null) shown.add(composition(draft))
    watch({ kind: 'item', item })
    items.push(item)
  }
  return { concept, items, ...(crashes.length === 0 ? {} : { crashes }) }
}

interface Round {
  readonly author: Author
  readonly brief: Brief
  readonly index: 0 | 1
  /** Pictures that are in the draw already: the second item must be another one, where there is one. */
  readonly taken: ReadonlySet<string>
  /** Compositions that are in the draw already: one of these, moved by a pixel, is no second idea. */
  readonly shown: ReadonlySet<string>
  /** Draws and judges a draft, and tells whoever watches. */
  readonly tryDraft: (draft: Draft, attemptNumber: number) => Attempt
  readonly signal: AbortSignal | undefined
}

/** Takes drafts one by one until one has no drawing error; keeps the best try, not the last. No draft at all is an item without a picture. */
async function drawItem(round: Round): Promise<{ readonly item: DrawnItem; readonly draft: Draft | null }> {
  const { author, brief, index, taken, shown, tryDraft, signal } = round
  let best: Attempt | null = null
  const nudges: Draft[] = []
  let attempts = 0
  for await (const draft of author.propose(brief, index)) {
    signal?.throwIfAborted()
    if (shown.has(composition(draft))) {
      nudges.push(draft)
      continue
    }
    attempts += 1
    const tried = tryDraft(draft, attempts)
    if (best === null || better(tried, best, taken)) best = tried
    if ((tried.drawingErrors === 0 && !taken.has(tried.svg)) || attempts === MOST_ATTEMPTS) break
  }
  // Only where nobody knows another composition is the same one drawn again, and that is said.
  for (const draft of best === null ? nudges.slice(0, MOST_ATTEMPTS) : []) {
    attempts += 1
    const tried = tryDraft({ ...draft, findings: [...draft.findings, AGAIN] }, attempts)
    if (best === null || better(tried, best, taken)) best = tried
    if (tried.drawingErrors === 0 && !taken.has(tried.svg)) break
  }
  if (best === null) return { draft: null, item: nothingProposed(index) }
  const { draft, svg, findings } = best
  const status = count(findings, 'error') === 0 ? 'checked' : 'draft'
  return { draft, item: { index, svg, status, attempts, intent: draft.intent, program: draft.program, findings } }
}

function nothingProposed(index: 0 | 1): DrawnItem {
  const message = 'Nothing was proposed for the request.'
  const finding: Finding = {
    rule: 'unmatched',
    severity: 'error',
    message,
    at: null,
    measured: null,
    limit: null,
    span: null,
  }
  return { index, svg: '', status: 'draft', attempts: 0, intent: '', program: '', findings: [finding] }
}

const AGAIN: Finding = {
  rule: 'unmatched',
  severity: 'warning',
  message: 'This is no second idea: no other composition is known for the request.',
  at: null,
  measured: null,
  limit: null,
  span: null,
}

/** What tells two ideas apart: what is shown and how it is put together, not where exactly. */
function composition(draft: Draft): string {
  return `${draft.idea.split('-')[0] ?? ''} ${draft.intent}`
}

function tell(
  draft: Draft,
  attemptNumber: number,
  index: 0 | 1,
  brief: Brief,
  watch: (event: DrawEvent) => void,
  compile: Compile | undefined,
): Attempt {
  watch({ kind: 'intent', index, attempt: attemptNumber, intent: draft.intent })
  watch({ kind: 'program', index, attempt: attemptNumber, program: draft.program })
  const tried = attempt(draft, brief.cut, compile)
  watch({ kind: 'preview', index, attempt: attemptNumber, svg: tried.svg, findings: tried.findings })
  return tried
}

/** Better: drawn at all, then a picture of its own, then fewer errors, then fewer warnings; the earlier one on a tie. */
function better(one: Attempt, than: Attempt, taken: ReadonlySet<string>): boolean {
  const rank = (tried: Attempt): readonly number[] => [
    tried.svg === '' ? 1 : 0,
    taken.has(tried.svg) ? 1 : 0,
    count(tried.findings, 'error'),
    count(tried.findings, 'warning'),
  ]
  const [a, b] = [rank(one), rank(than)]
  for (let index = 0; index < a.length; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
