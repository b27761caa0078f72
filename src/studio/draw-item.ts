import type { Author, AuthorFailure, Brief, Draft, Report, Usage, Verdict } from '../author/author.ts'
import type { Finding } from '../drawing/model/finding.ts'
import type { Attempt } from './attempt.ts'
import { countFindings } from '../drawing/model/finding.ts'
import type { DrawEvent, DrawnItem } from './drawn.ts'
import { openProposals } from './open-proposals.ts'
import type { Bounds } from './open-proposals.ts'

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
  readonly judge: (draft: Draft) => Promise<Attempt>
  readonly watch: (event: DrawEvent) => void
  readonly addUsage: (usage: Usage) => void
}

/** An item, the draft that it shows (null: none was proposed), and why its author had no more where that is a failure. */
export interface ItemOutcome {
  readonly item: DrawnItem
  readonly draft: Draft | null
  readonly failure: AuthorFailure | null
}

/** The attempts at an item. */
interface Attempts extends ItemOrder {
  made: number
  best: Attempt | null
  /** Nothing better is to be had, or worth the wait. */
  isEnough: boolean
  /** What was told already of the program that comes next. */
  told: string
}

/** Takes drafts one by one until one has no drawing error; keeps the best try, not the last. No draft at all is an item without a picture. */
export async function drawItem(order: ItemOrder): Promise<ItemOutcome> {
  const { author, brief, index, shown } = order
  const attempts: Attempts = { ...order, made: 0, best: null, isEnough: false, told: '' }
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
  if (attempts.best === null && failure === null)
    for (const draft of nudges) {
      await runAttempt(attempts, { ...draft, findings: [...draft.findings, AGAIN] })
      if (attempts.isEnough) break
    }
  return { ...outcomeOf(attempts), failure }
}

/** The idea of a draft, which tells two apart: what is shown and how it is put together, not where exactly. */
export function compositionOf(draft: Draft): string {
  return `${draft.idea.split('-')[0] ?? ''} ${draft.intent}`
}

function outcomeOf({ best, made, index }: Attempts): Omit<ItemOutcome, 'failure'> {
  if (best === null) return { draft: null, item: nothingProposed(index) }
  const { draft, svg, findings } = best
  const status = countFindings(findings, 'error') === 0 ? 'checked' : 'draft'
  return { draft, item: { index, svg, status, attempts: made, intent: draft.intent, program: draft.program, findings } }
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
  const { svg, findings } = tried
  watch({ kind: 'preview', index, attempt, svg, findings })
  const isBest = attempts.best === null || better(tried, attempts.best, taken)
  if (isBest) attempts.best = tried
  attempts.isEnough = (tried.drawingErrors === 0 && !taken.has(svg)) || attempt === MOST_ATTEMPTS
  return { svg, findings, isBest }
}

/** Passes on what an author reports. Whether a second idea is another one shows with its draft: before that nothing is told of it. */
function hear(attempts: Attempts, report: Report): void {
  const { index, shown, watch, addUsage } = attempts
  if (report.kind === 'usage') return addUsage(report.usage)
  if (shown.size > 0) return
  const attempt = attempts.made + 1
  if (report.kind === 'intent') return watch({ kind: 'intent', index, attempt, intent: report.intent })
  attempts.told += report.delta
  watch({ kind: 'program', index, attempt, delta: report.delta })
}

/** Better: drawn at all, then a picture of its own, then fewer errors, then fewer warnings; the earlier one on a tie. */
function better(one: Attempt, than: Attempt, taken: ReadonlySet<string>): boolean {
  const rank = (tried: Attempt): readonly number[] => [
    tried.svg === '' ? 1 : 0,
    taken.has(tried.svg) ? 1 : 0,
    countFindings(tried.findings, 'error'),
    countFindings(tried.findings, 'warning'),
  ]
  const [a, b] = [rank(one), rank(than)]
  for (let index = 0; index < a.length; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

function nothingProposed(index: 0 | 1): DrawnItem {
  const findings = [unmatched('error', 'Nothing was proposed for the request.')]
  return { index, svg: '', status: 'draft', attempts: 0, intent: '', program: '', findings }
}

function unmatched(severity: Finding['severity'], message: string): Finding {
  return { rule: 'unmatched', severity, message, at: null, measured: null, limit: null, span: null }
}

const AGAIN = unmatched('warning', 'This is no second idea: no other composition is known for the request.')

/** What the author hears of a draft that is put aside. */
const SHOWN_ALREADY: Verdict = {
  svg: '',
  findings: [unmatched('error', 'This composition is in the draw already: another one is wanted.')],
  isBest: false,
}
