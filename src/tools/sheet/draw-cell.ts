import { check } from '../../drawing/checker/check.ts'
import { compile } from '../../drawing/compiler/compile.ts'
import type { Program } from '../../drawing/language/program.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { Finding } from '../../drawing/model/finding.ts'
import { read } from '../../drawing/svg/read.ts'
import { write } from '../../drawing/svg/write.ts'
import { problemLine } from '../census/judge-glyph.ts'
import { crashLine } from '../stop.ts'

/** One icon at one cut, with what was found on it. `svg` is null when it could not be drawn. */
export interface Cell {
  readonly name: string
  readonly cut: Cut
  readonly svg: string | null
  readonly findings: readonly Finding[]
}

/** Draws and checks a program. What is wrong with the program, and a crash of ours, are findings of the rules `program` and `crash`. */
export function drawCell(name: string, program: Program, cut: Cut, parseProblems: readonly Finding[]): Cell {
  try {
    const { drawing, problems } = compile(program, cut)
    const svg = write(drawing)
    const found = check({ drawing, document: read(svg) })
    const own = problems.map((problem) => fault('program', problemLine(problem)))
    return { name, cut, svg, findings: [...parseProblems, ...own, ...found] }
  } catch (error) {
    return { name, cut, svg: null, findings: [...parseProblems, fault('crash', crashLine(error))] }
  }
}

/** A finding of severity `error` that no rule of the checker made. */
export function fault(rule: string, message: string): Finding {
  return { rule, severity: 'error', message, at: null, measured: null, limit: null, span: null }
}
