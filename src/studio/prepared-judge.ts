import { attemptFound } from './attempt.ts'
import type { Judge } from './draw.ts'
import type { FindPrepared } from './prepared.ts'

/** Judges a draft by what was drawn ahead of its program, and draws it where nothing was: what comes of it is the same. */
export function preparedJudge(judge: Judge, find: FindPrepared): Judge {
  return (draft, cut, wanting) => {
    const known = find(draft.program, cut)
    return known === null ? judge(draft, cut, wanting) : attemptFound(draft, known.svg, known.findings)
  }
}
