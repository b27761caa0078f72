import type { Author, Brief, Draft, Nearby } from '../author/author.ts'
import { unmatched } from '../author/embedded/meaning.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { countFindings } from '../drawing/model/finding.ts'
import type { Finding } from '../drawing/model/finding.ts'
import type { Attempt } from './attempt.ts'
import type { DrawnItem } from './drawn.ts'

/** More are no help, and none is worth more than so many looks. */
const MOST_REQUESTS = 3
const MOST_LOOKS = 6

/** Who looks whether something near is drawn well. */
interface Looking {
  readonly author: Author
  readonly brief: Brief
  readonly index: 0 | 1
  readonly judge: (draft: Draft, cut: Cut) => Promise<Attempt>
}

/**
 * An item, and where it is a draft what may be asked for instead: requests that come out without an error at this very cut, and another cut at which this
 * one does. Only what was drawn and judged is named.
 */
export async function withWaysOn(item: DrawnItem, { author, brief, index, judge }: Looking): Promise<DrawnItem> {
  if (item.status === 'checked' || index === 1 || author.nearby === undefined) return item
  const passed: Nearby[] = []
  let looks = 0
  for (const one of author.nearby(brief)) {
    if (looks === MOST_LOOKS || requestsOf(passed).length === MOST_REQUESTS) break
    // One other cut is enough.
    if (one.request === null && passed.some(({ request }) => request === null)) continue
    looks += 1
    if (await passes(one, judge)) passed.push(one)
  }
  return { ...item, findings: [...item.findings, ...saidOf(passed, brief.cut)] }
}

async function passes({ draft, cut }: Nearby, judge: Looking['judge']): Promise<boolean> {
  if (countFindings(draft.findings, 'error') > 0) return false
  const { leastErrors, hasDrawingError } = await judge(draft, cut)
  return leastErrors === 0 && !hasDrawingError
}

function requestsOf(passed: readonly Nearby[]): string[] {
  return passed.flatMap(({ request }) => request ?? [])
}

function saidOf(passed: readonly Nearby[], cut: Cut): Finding[] {
  const other = passed.find(({ request }) => request === null)
  const requests = requestsOf(passed)
  return [
    ...(other === undefined ? [] : [unmatched('info', `As it is, it is checked ${whereOf(other.cut, cut)}.`)]),
    ...(requests.length === 0
      ? []
      : [unmatched('info', `Checked at this cut: ${requests.map((request) => `"${request}"`).join(', ')}.`)]),
  ]
}

/** How a cut differs from the one that was asked for. */
function whereOf({ size, stroke }: Cut, asked: Cut): string {
  return size === asked.size ? `with strokes of ${stroke} px` : `at ${size} px`
}
