import type { Cut } from '../drawing/model/cut.ts'
import type { Finding } from '../drawing/model/finding.ts'
import { createRecut } from './create-recut.ts'
import type { Recut } from './create-recut.ts'

/** What a page asks for: the pictures of a program at some cuts, or what the checker finds at the first of them. */
export interface CutQuestion {
  /** Given back with the answer. */
  readonly turn: number
  readonly want: 'pictures' | 'findings'
  readonly text: string
  readonly cuts: readonly Cut[]
}

/** `fault` is what the engine threw: one of its own faults, never one of the program. */
export interface CutAnswer {
  readonly turn: number
  readonly pictures: readonly Recut[]
  readonly findings: readonly Finding[]
  readonly fault: string | null
}

/** What answers questions, in a worker or on the page. It never throws. */
export function createCutAnswers(): (question: CutQuestion) => CutAnswer {
  const { draw, judge } = createRecut()
  return ({ turn, want, text, cuts }) => {
    try {
      const [first] = cuts
      const pictures = want === 'pictures' ? cuts.map((cut) => draw(text, cut)) : []
      const findings = want === 'findings' && first !== undefined ? judge(text, first) : []
      return { turn, pictures, findings, fault: null }
    } catch (error) {
      return { turn, pictures: [], findings: [], fault: String(error) }
    }
  }
}
