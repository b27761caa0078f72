import { problemText } from '../../drawing/language/parse.ts'
import type { Finding } from '../../drawing/model/finding.ts'
import { cutOf } from '../cut-of.ts'
import { compileText } from './compile-text.ts'

export interface Recut {
  readonly svg: string
  readonly findings: readonly Finding[]
  /** What is wrong with the program, each as `line:column: sentences`; then there is no picture. */
  readonly problems: readonly string[]
}

/** Draws a program at another cut, in this process. Throws for a cut that there is not. */
export function recutHere(text: string, cut: Parameters<typeof cutOf>[0]): Recut {
  const { problems, icon } = compileText(text, { cut: cutOf(cut), given: () => new Map() })
  return {
    svg: icon?.svg ?? '',
    findings: icon?.findings() ?? [],
    problems: problems.map((problem) => `${problem.span.line}:${problem.span.column}: ${problemText(problem)}`),
  }
}
