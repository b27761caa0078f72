import type { Draft } from '../author/author.ts'
import { check } from '../drawing/checker/check.ts'
import { compile } from '../drawing/compiler/compile.ts'
import { thingsOf } from '../drawing/compiler/things-of.ts'
import type { Problem, Program } from '../drawing/language/program.ts'
import { parse } from '../drawing/language/parse.ts'
import type { Cut } from '../drawing/model/cut.ts'
import type { Finding } from '../drawing/model/finding.ts'
import { read } from '../drawing/svg/read.ts'
import { write } from '../drawing/svg/write.ts'
import { traceOf } from '../platform/reason-of.ts'
import { countFindings } from '../drawing/model/finding.ts'
import type { Crash } from './drawn.ts'

/** One round: a draft drawn and judged. `svg` is '' when the program could not be drawn. */
export interface Attempt {
  readonly draft: Draft
  readonly svg: string
  /** What the author said and what the checker found. */
  readonly findings: readonly Finding[]
  /** Errors that another draft could mend: the checker's and the language's, not the words that the author does not know. */
  readonly drawingErrors: number
  /** What the engine threw; null for all but its faults. */
  readonly crash: Crash | null
}

/** How a program becomes a drawing. */
type Compile = typeof compile

/**
 * Draws and judges a draft. Never throws for a program, wrong or right: what is wrong with it becomes findings of the
 * rule `program`, and a fault of the engine costs this attempt, not the draw; it is handed on, because it is ours.
 */
export function attempt(draft: Draft, cut: Cut): Attempt {
  return attemptBy(compile, draft, cut)
}

/** The same with another compiler: tests put faults there. */
export function attemptBy(compileProgram: Compile, draft: Draft, cut: Cut): Attempt {
  if (draft.program === '' && countFindings(draft.findings, 'error') > 0) return nothing(draft)
  try {
    const parsed = parse(draft.program)
    if (parsed.problems.length > 0) return failed(draft, parsed.problems)
    return judged(draft, parsed.program, cut, compileProgram)
  } catch (error) {
    const problem = atStart(
      'The program could not be drawn at this cut.',
      'another composition',
      'Draw it with fewer or simpler statements.',
    )
    return { ...failed(draft, [problem]), crash: { program: draft.program, cut, trace: traceOf(error) } }
  }
}

/** An author that has nothing to draw says why: a picture showed nothing, and no other try would show more. */
function nothing(draft: Draft): Attempt {
  return { draft, svg: '', findings: draft.findings, drawingErrors: 0, crash: null }
}

function judged(draft: Draft, program: Program, cut: Cut, compileProgram: Compile): Attempt {
  const { drawing, problems } = compileProgram(program, cut)
  if (problems.length > 0) return failed(draft, problems)
  if (drawing.marks.length === 0)
    return failed(draft, [
      atStart(
        `\`${program.name}\` draws nothing at this cut.`,
        'a statement that draws',
        'Add a shape, such as `circle 12,12 9`.',
      ),
    ])
  const svg = write(drawing)
  const found = check({ drawing, document: read(svg), things: thingsOf(program, cut) })
  return {
    draft,
    svg,
    findings: merged([...draft.findings, ...found]),
    drawingErrors: countFindings(found, 'error'),
    crash: null,
  }
}

/** One finding for each rule and message: the same sentence six times says no more. The first place is kept. */
export function merged(findings: readonly Finding[]): Finding[] {
  const said = new Map<string, Finding>()
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.severity} ${finding.message}`
    if (!said.has(key)) said.set(key, finding)
  }
  return [...said.values()]
}

function failed(draft: Draft, problems: readonly Problem[]): Attempt {
  const findings = problems.map((problem): Finding => ({
    rule: 'program',
    severity: 'error',
    message: `Line ${problem.span.line}, column ${problem.span.column}: ${sentence(problem.message)} Expected: ${problem.expected}. ${sentence(problem.hint)}`,
    at: null,
    measured: null,
    limit: null,
    span: problem.span,
  }))
  return { draft, svg: '', findings: [...draft.findings, ...findings], drawingErrors: problems.length, crash: null }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function atStart(message: string, expected: string, hint: string): Problem {
  return { span: { start: 0, end: 0, line: 1, column: 1 }, message, expected, hint }
}
