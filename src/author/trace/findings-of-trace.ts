import type { Finding } from '../../drawing/model/finding.ts'
import type { InkProblem } from './ink/ink.ts'
import { MOST_LOST } from './shape/keep-most.ts'

/** Ink that may be lost without a word: crumbs of the edges. */
const CRUMBS = 0.02
/** From this share on it is a warning. */
const MUCH = 0.08
/** Under this confidence a drawing is a guess. */
export const SURE = 0.5

const WHY: Record<InkProblem, string> = {
  empty: 'The picture shows nothing: send one with dark lines or shapes on a plain ground.',
  'too-small': 'The picture has too few pixels to see what it shows: send one of at least 32 by 32.',
  noise: 'The picture shows specks and no shapes: send one with clear lines or shapes on a plain ground.',
  photograph:
    'The picture looks like a photograph with much in it: send one of a single object on a plain ground, or a drawing.',
  page: 'The picture shows many things, like a page: send one that holds a single icon.',
}

/** What is wrong with a picture as a whole. */
export function unclear(problem: InkProblem): Finding {
  return finding('picture-unclear', 'error', WHY[problem], null, null)
}

/** Says that a drawing is hardly more than a guess. */
export function unsure(confidence: number): Finding {
  const message =
    'It is not clear what belongs to the drawing in the picture: send a larger one, with clear lines or shapes on a plain ground.'
  return finding('picture-unclear', 'error', message, Math.round(confidence * 100) / 100, SURE)
}

/** Says which share of the ink was left out; nothing where it is next to none. */
export function simplified(lost: number, count: number): Finding[] {
  if (lost < CRUMBS && count === 0) return []
  const share = Math.round(lost * 100) / 100
  const message = `Small parts of the picture are left out: ${Math.max(1, Math.round(lost * 100))} % of its ink.`
  const severity = lost > MOST_LOST ? 'error' : lost < MUCH ? 'info' : 'warning'
  return [finding('simplified', severity, message, share, lost > MOST_LOST ? MOST_LOST : null)]
}

function finding(
  rule: string,
  severity: Finding['severity'],
  message: string,
  measured: number | null,
  limit: number | null,
): Finding {
  return { rule, severity, message, at: null, measured, limit, span: null }
}
