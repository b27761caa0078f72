import type { Author, AuthorFailure, Brief, Draft, Report, Usage, Verdict } from '../author/author.ts'
import { unmatched } from '../author/embedded/meaning.ts'
import type { Cut } from '../drawing/model/cut.ts'
import type { Attempt } from './attempt.ts'
import { countFindings } from '../drawing/model/finding.ts'
import type { Crash, DrawEvent, DrawnItem } from './drawn.ts'
import { openProposals } from './open-proposals.ts'
import type { Bounds } from './open-proposals.ts'
import { withWaysOn } from './ways-on.ts'

/** More rounds than this are not worth waiting for. */
const MOST_ATTEMPTS = 4

/** So many drafts are taken, those included that are put aside because they repeat an idea. */
const MOST_DRAFTS = 12

/** What one item of a draw is made with. */
export interface ItemOrder extends Bounds {
  readonly author: Author
  readonly brief: Brief
  readonly index: 0 | 1
  /** Pictures that are in the draw already: the second item must be another one, where there is one. */
  readonly taken: ReadonlySet<string>
  /** Compositions that are in the draw already: one of these, moved by a pixel, is no second idea. */
  readonly shown: ReadonlySet<string>
  /** At the cut of the brief, unless another one is given. */
  readonly judge: (draft: Draft, cut?: Cut) => Promise<Attempt>
  readonly watch: (event: DrawEvent) => void
  readonly addUsage: (usage: Usage) => void
}

/** An item, the draft that it shows (null: none was proposed), and why its author had no more where that is a failure. */
export interface ItemOutcome {
  readonly item: DrawnItem
  readonly draft: Draft | null
  readonly failure: AuthorFailure | null
  /** What the engine threw. */
  readonly crashes: readonly Crash[]
}

/** The attempts at an item. */
interface Attempts extends ItemOrder {
  made: number
  readonly tried: Attempt[]
  /** Nothing better is to be had, or worth the wait. */
  isEnough: boolean
  /** What was told already of the program that comes next. */
  told: string
}

/** Takes drafts one by one until one has no drawing error; keeps the best try, not the last. No draft at all is an item without a picture. */
export async function drawItem(order: ItemOrder): Promise<ItemOutcome> {
  const { author, brief, index, shown } = order
  const attempts: Attempts = { ...order, made: 0, tried: [], isEnough: false, told: '' }
  const nudges: Draft[] = []
  let failure: AuthorFailure | null = null
  let verdict: Verdict | null = null
  using proposals = openProposals(
    (session) => author.propose(brief, index, session),
    order,
    (report) => hear(attempts, report),
  )
  for (let drafts = 0; drafts < MOST_DRAFTS && !attempts.isEnough; drafts++) {
    const { done, value } = await proposals.next(verdict)
    if (done === true) {
      failure = value
      break
    }
    if (shown.has(compositionOf(value))) nudges.push(value)
    verdict = shown.has(compositionOf(value)) ? SHOWN_ALREADY : await runAttempt(attempts, value)
  }
  // Only where nobody knows another composition is the same one drawn again, and that is said.
  if (attempts.tried.length === 0 && failure === null)
    for (const draft of nudges) {
      await runAttempt(attempts, { ...draft, findings: [...draft.findings, AGAIN] })
      if (attempts.isEnough) break
    }
  const outcome = outcomeOf(attempts)
  return { ...outcome, item: await withWaysOn(outcome.item, order), failure }
}

/** The idea of a draft, which tells two apart: what is shown and how it is put together, not where exactly. */
export function compositionOf(draft: Draft): string {
  return `${draft.idea.split('-')[0] ?? ''} ${draft.intent}`
}

function outcomeOf({ tried, taken, made, index }: Attempts): Omit<ItemOutcome, 'failure'> {
  const best = bestOf(tried, taken)
  if (best === null) return { draft: null, item: nothingProposed(index), crashes: [] }
  const { draft, svg, findings } = best
  const crashes = tried.flatMap(({ crash }) => (crash === null ? [] : [crash]))
  const status = countFindings(findings, 'error') === 0 ? 'checked' : 'draft'
  const { intent, program } = draft
  return { draft, item: { index, svg, status, attempts: made, intent, program, findings }, crashes }
}

/** Tells of a draft, draws and judges it, and tells what came of it. */
async function runAttempt(attempts: Attempts, draft: Draft): Promise<Verdict> {
  const { index, taken, watch } = attempts
  // What a call told before it broke off cannot be taken back: it was an attempt of its own.
  const isContinued = draft.program.startsWith(attempts.told)
  const attempt = Math.min(attempts.made + (isContinued ? 1 : 2), MOST_ATTEMPTS)
  attempts.made = attempt
  const delta = isContinued ? draft.program.slice(attempts.told.length) : draft.program
  attempts.told = ''
  watch({ kind: 'intent', index, attempt, intent: draft.intent })
  if (delta !== '') watch({ kind: 'program', index, attempt, delta })
  const tried = await attempts.judge(draft)
  attempts.tried.push(tried)
  const soFar = [...attempts.tried]
  watch(previewOf(tried, index, attempt))
  attempts.isEnough = (!tried.hasDrawingError && !taken.has(tried.svg)) || attempt === MOST_ATTEMPTS
  return {
    get svg() {
      return tried.svg
    },
    get findings() {
      return tried.findings
    },
    get isBest() {
      return bestOf(soFar, taken) === tried
    },
  }
}

/** Nothing of it is worked out before somebody looks at it. */
function previewOf(tried: Attempt, index: 0 | 1, attempt: number): DrawEvent {
  return {
    kind: 'preview',
    index,
    attempt,
    get svg() {
      return tried.svg
    },
    get findings() {
      return tried.findings
    },
  }
}

/** Passes on what an author reports. Whether a second idea is another one shows with its draft: before that nothing is told of it. */
function hear(attempts: Attempts, report: Report): void {
  const { index, shown, watch, addUsage } = attempts
  if (report.kind === 'usage') return addUsage(report.usage)
  if (shown.size > 0) return
  const attempt = attempts.made + 1
  if (report.kind === 'intent') return watch({ kind: 'intent', index, attempt, intent: report.intent })
  attempts.told += report.delta
  watch({ kind: 'program', index, attempt, delta: report.delta, isGrowing: true })
}

/** The best: drawn at all, then a picture of its own, then fewest errors and least departure from what was asked, then fewest warnings; the earliest of equals. */
function bestOf(all: readonly Attempt[], taken: ReadonlySet<string>): Attempt | null {
  // The likeliest first: where it is good enough, the others need not be worked out.
  const [first, ...others] = [...all.entries()].sort(([, one], [, other]) => leastOf(one) - leastOf(other))
  if (first === undefined) return null
  let best = { tried: first[1], at: first[0], rank: rankOf(first[1], taken) }
  for (const [at, tried] of others) {
    if (!mayBeBetter(tried, best.rank, at < best.at)) continue
    const rank = rankOf(tried, taken)
    const difference = rank.map((value, place) => value - best.rank[place]!).find((value) => value !== 0) ?? 0
    if (difference < 0 || (difference === 0 && at < best.at)) best = { tried, at, rank }
  }
  return best.tried
}

type Rank = readonly [isMissing: number, isTaken: number, errors: number, warnings: number]

function rankOf({ draft, svg, findings }: Attempt, taken: ReadonlySet<string>): Rank {
  const errors = countFindings(findings, 'error')
  return [
    svg === '' ? 1 : 0,
    taken.has(svg) ? 1 : 0,
    // What passes is better than what does not, however near that is.
    leastOf({ draft, leastErrors: errors }),
    countFindings(findings, 'warning'),
  ]
}

/** Whether an attempt may be better than another of this rank, as far as can be told before it is worked out. */
function mayBeBetter(tried: Attempt, [isMissing, isTaken, errors, warnings]: Rank, isEarlier: boolean): boolean {
  const least = leastOf(tried)
  if (isMissing + isTaken > 0 || least < errors) return true
  return least === errors && (warnings > 0 || isEarlier)
}

/** What an attempt counts for errors in its rank, at least. */
function leastOf({ draft, leastErrors }: Pick<Attempt, 'draft' | 'leastErrors'>): number {
  return leastErrors === 0 ? 0 : leastErrors + (draft.departure ?? 0)
}

function nothingProposed(index: 0 | 1): DrawnItem {
  const findings = [unmatched('error', 'Nothing was proposed for the request.')]
  return { index, svg: '', status: 'draft', attempts: 0, intent: '', program: '', findings }
}

const AGAIN = unmatched('warning', 'This is no second idea: no other composition is known for the request.')

/** What the author hears of a draft that is put aside. */
const SHOWN_ALREADY: Verdict = {
  svg: '',
  findings: [unmatched('error', 'This composition is in the draw already: another one is wanted.')],
  isBest: false,
}
