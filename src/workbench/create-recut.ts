import { check } from '../drawing/checker/check.ts'
import { compile } from '../drawing/compiler/compile.ts'
import { thingsOf } from '../drawing/compiler/things-of.ts'
import { parse, problemText } from '../drawing/language/parse.ts'
import type { Parsed } from '../drawing/language/program.ts'
import type { Cut } from '../drawing/model/cut.ts'
import type { Finding, Span } from '../drawing/model/finding.ts'
import { read } from '../drawing/svg/read.ts'
import { write } from '../drawing/svg/write.ts'

/** What is wrong with a program, in words, and where it stands in the text. */
export interface RecutProblem {
  readonly message: string
  readonly span: Span
}

/** A picture, or what is wrong with the program: `svg` is '' where there is none. */
export interface Recut {
  readonly name: string
  readonly svg: string
  readonly problems: readonly RecutProblem[]
}

/** Draws and judges programs, each as the service does. */
export interface Recutter {
  readonly draw: (text: string, cut: Cut) => Recut
  /** What the checker finds; nothing for a program that has problems. */
  readonly judge: (text: string, cut: Cut) => readonly Finding[]
}

/** How the compiler speaks of a glyph that nobody has put in: pages have no glyphs, so here it is no fault of ours. */
const UNRESOLVED = '`use` was not resolved'
const NO_GLYPHS =
  'Glyphs are put in by the service and by `npm run -s compile`, not on this page. Copy the statements of the glyph from its page at Icons.'

const AT_START: Span = { start: 0, end: 0, line: 1, column: 1 }

/** Keeps the program that it read last: who moves a slider sends the same text again and again. */
export function createRecut(): Recutter {
  let last: { readonly text: string; readonly parsed: Parsed } | null = null
  const parsedOf = (text: string): Parsed => {
    if (last?.text !== text) last = { text, parsed: parse(text) }
    return last.parsed
  }
  return {
    draw: (text, cut) => drawn(parsedOf(text), cut),
    judge: (text, cut) => judged(parsedOf(text), cut),
  }
}

function drawn({ program, problems }: Parsed, cut: Cut): Recut {
  const { name } = program
  if (problems.length > 0) return { name, svg: '', problems: problems.map(inWords) }
  const { drawing, problems: more } = compile(program, cut)
  if (more.length > 0) return { name, svg: '', problems: more.map(inWords) }
  if (drawing.marks.length > 0) return { name, svg: write(drawing), problems: [] }
  const message = `\`${name}\` draws nothing at this cut. Add a shape, such as \`circle 12,12 9\`.`
  return { name, svg: '', problems: [{ message, span: AT_START }] }
}

function inWords(problem: Parsed['problems'][number]): RecutProblem {
  const message = problem.message.startsWith(UNRESOLVED) ? NO_GLYPHS : problemText(problem)
  return { message, span: problem.span }
}

function judged({ program, problems }: Parsed, cut: Cut): readonly Finding[] {
  if (problems.length > 0) return []
  const { drawing, problems: more } = compile(program, cut)
  if (more.length > 0 || drawing.marks.length === 0) return []
  return onceEach(check({ drawing, document: read(write(drawing)), things: thingsOf(program, cut) }))
}

/** The same sentence six times says no more; the first place is kept, as in an answer of the service. */
function onceEach(findings: readonly Finding[]): Finding[] {
  const said = new Set<string>()
  return findings.filter(({ rule, severity, message }) => {
    const key = `${rule} ${severity} ${message}`
    return !said.has(key) && said.add(key)
  })
}
