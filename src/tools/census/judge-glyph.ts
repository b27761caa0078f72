import { check } from '../../drawing/checker/check.ts'
import { compile } from '../../drawing/compiler/compile.ts'
import { areaOf } from '../../drawing/geometry/area.ts'
import { bind } from '../../drawing/language/bind.ts'
import { expand } from '../../drawing/language/expand.ts'
import { problemText } from '../../drawing/language/parse.ts'
import type { Problem, Program } from '../../drawing/language/program.ts'
import { variantsOf } from '../../drawing/language/variants.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import { cutName } from '../../drawing/model/cut.ts'
import { read } from '../../drawing/svg/read.ts'
import { write } from '../../drawing/svg/write.ts'
import type { GlyphFile } from '../../lexicon/read-glyphs.ts'
import type { Twins } from '../../lexicon/twins.ts'
import { takenFor } from '../../lexicon/twins.ts'
import { crashLine } from '../stop.ts'
import { countNodes } from './count-nodes.ts'
import type { GlyphReport, Judged, Remark } from './judged.ts'
import { miniPrograms } from './mini-programs.ts'

/** What of a glyph is judged: the glyph in all its variants, or its small form as a badge and in a frame. */
export type Subject = 'glyph' | 'mini'

/** Draws and checks every variant of a glyph at the given cuts, and says where it is taken for another as it stands. A compiler that throws is reported as the rule `crash`. */
export function judgeGlyph(
  file: GlyphFile,
  cuts: readonly Cut[],
  lookup: (glyph: string) => Program | null,
  subject: Subject = 'glyph',
  twins: Twins = new Map(),
): GlyphReport {
  const name = file.program.name || file.path
  if (file.problems.length > 0)
    return { glyph: name, path: file.path, problems: file.problems.map(problemLine), judged: [] }
  const expanded = expand(file.program, lookup)
  if (expanded.problems.length > 0)
    return { glyph: name, path: file.path, problems: expanded.problems.map(problemLine), judged: [] }
  const judged: Judged[] = []
  if (subject === 'mini') {
    for (const { name: variant, program } of miniPrograms(file.program, lookup)) {
      for (const cut of cuts) judged.push({ glyph: name, variant, ...judge(program, [], cut) })
    }
    return { glyph: name, path: file.path, problems: [], judged }
  }
  for (const values of variantsOf(file.program)) {
    const { program, problems } = bind(expanded.program, values)
    const variant = [...values].map(([parameter, value]) => `${parameter}=${value}`).join(' ')
    const isUsual = file.program.parameters.every((one) => values.get(one.name) === one.default)
    for (const cut of cuts) {
      const own = judge(program, problems, cut)
      const twin = isUsual ? takenFor(name, cutName(cut).replace(' ', '/'), twins) : null
      const told = twin === null ? [] : [remark('generalised', `This looks like ${twin.replaceAll('-', ' ')}.`, null)]
      judged.push({ glyph: name, variant, ...own, remarks: [...told, ...own.remarks] })
    }
  }
  return { glyph: name, path: file.path, problems: [], judged }
}

/** `3:14: What is wrong. Expected …. What to write.` */
export function problemLine(problem: Problem): string {
  return `${problem.span.line}:${problem.span.column}: ${problemText(problem)}`
}

function judge(program: Program, unbound: readonly Problem[], cut: Cut): Omit<Judged, 'glyph' | 'variant'> {
  const name = cutName(cut)
  try {
    const { drawing, problems } = compile(program, cut)
    const svg = write(drawing)
    const found: Remark[] = check({ drawing, document: read(svg) }).map(
      ({ rule, severity, message, span, measured }) => ({
        rule,
        severity,
        message,
        line: span?.line ?? null,
        measured,
      }),
    )
    const remarks = [
      ...[...unbound, ...problems].map((problem): Remark => remark('program', problem.message, problem.span.line)),
      ...found,
    ]
    const ink = drawing.ink.reduce((sum, loop) => sum + areaOf(loop), 0)
    return {
      cut: name,
      remarks,
      nodes: countNodes(svg),
      sizeBytes: Buffer.byteLength(svg),
      coverage: ink / cut.size ** 2,
    }
  } catch (error) {
    return { cut: name, remarks: [remark('crash', crashLine(error), null)], nodes: 0, sizeBytes: 0, coverage: 0 }
  }
}

function remark(rule: string, message: string, line: number | null): Remark {
  return { rule, severity: 'error', message, line, measured: null }
}
