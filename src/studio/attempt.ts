import type { Draft } from '../author/author.ts'
import { check, MOST_A_RULE } from '../drawing/checker/check.ts'
import { vanishedFrom } from '../drawing/checker/rules/vanished.ts'
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
import type { Drawing, Thing } from '../drawing/model/drawing.ts'
import { once } from '../drawing/model/once.ts'
import type { Crash } from './drawn.ts'

/** One round: a draft drawn and judged. `svg` is '' when the program could not be drawn. */
export interface Attempt {
  readonly draft: Draft
  /** Errors that another draft could mend: the checker's and the language's, not the words that the author does not know. */
  readonly hasDrawingError: boolean
  /** Its findings have so many errors, or more: known before the rest, which may be worked out when it is first asked for. */
  readonly leastErrors: number
  readonly svg: string
  /** What the author said and what the checker found. */
  readonly findings: readonly Finding[]
  /** What the engine threw until now; null for all but its faults. */
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
  return orCrash(draft, cut, () => {
    const parsed = parse(draft.program)
    if (parsed.problems.length > 0) return failed(draft, parsed.problems)
    return judged(draft, parsed.program, cut, compileProgram)
  })
}

function orCrash(draft: Draft, cut: Cut, work: () => Attempt): Attempt {
  try {
    return work()
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
  return settled(draft, '', draft.findings, false)
}

function settled(draft: Draft, svg: string, findings: readonly Finding[], hasDrawingError: boolean): Attempt {
  return { draft, hasDrawingError, leastErrors: countFindings(findings, 'error'), svg, findings, crash: null }
}

function judged(draft: Draft, program: Program, cut: Cut, compileProgram: Compile): Attempt {
  const { drawing, problems } = compileProgram(program, cut)
  if (problems.length > 0) return failed(draft, problems)
  const things = thingsOf(program, cut)
  const lost = vanishedFrom(drawing, things)
  if (lost.length === 0) return checked(draft, program, drawing, things)
  const known = merged([...draft.findings, ...lost.slice(0, MOST_A_RULE)])
  return rejected(draft, known, () => orCrash(draft, cut, () => checked(draft, program, drawing, things)))
}

function checked(draft: Draft, program: Program, drawing: Drawing, things: readonly Thing[]): Attempt {
  if (drawing.marks.length === 0)
    return failed(draft, [
      atStart(
        `\`${program.name}\` draws nothing at this cut.`,
        'a statement that draws',
        'Add a shape, such as `circle 12,12 9`.',
      ),
    ])
  const svg = write(drawing)
  return attemptFound(draft, svg, check({ drawing, document: read(svg), things }))
}

/** An attempt that came to a drawing and to what the checker found of it. */
export function attemptFound(draft: Draft, svg: string, found: readonly Finding[]): Attempt {
  return settled(draft, svg, merged([...draft.findings, ...found]), countFindings(found, 'error') > 0)
}

/** A draft that has an error by its lines alone: it is painted and judged where somebody asks how, as when no other is better. */
function rejected(draft: Draft, known: readonly Finding[], finish: () => Attempt): Attempt {
  let crash: Crash | null = null
  const finished = once(() => {
    const whole = finish()
    crash = whole.crash
    return whole
  })
  return {
    draft,
    hasDrawingError: true,
    leastErrors: countFindings(known, 'error'),
    get svg() {
      return finished().svg
    },
    get findings() {
      return finished().findings
    },
    get crash() {
      return crash
    },
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
  return settled(draft, '', [...draft.findings, ...findings], problems.length > 0)
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function atStart(message: string, expected: string, hint: string): Problem {
  return { span: { start: 0, end: 0, line: 1, column: 1 }, message, expected, hint }
}
