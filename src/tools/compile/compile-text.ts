import { check } from '../../drawing/checker/check.ts'
import { compile } from '../../drawing/compiler/compile.ts'
import { thingsOf } from '../../drawing/compiler/things-of.ts'
import { bind } from '../../drawing/language/bind.ts'
import { expand } from '../../drawing/language/expand.ts'
import { parse } from '../../drawing/language/parse.ts'
import { print } from '../../drawing/language/print.ts'
import type { Problem, Program } from '../../drawing/language/program.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { Finding } from '../../drawing/model/finding.ts'
import { read } from '../../drawing/svg/read.ts'
import { write } from '../../drawing/svg/write.ts'
import { GLYPHS_FOLDER } from '../../lexicon/load.ts'
import { readGlyphs } from '../../lexicon/read-glyphs.ts'

/** What became of a program: what is wrong with it, or its picture. */
export type Compiled =
  | { readonly problems: readonly [Problem, ...Problem[]]; readonly icon: null }
  | { readonly problems: readonly []; readonly icon: CompiledIcon }

export interface CompiledIcon {
  readonly svg: string
  /** With its glyphs put in. */
  readonly program: Program
  /** Measures the drawing. */
  readonly findings: () => readonly Finding[]
}

/** Compiles a program in the icon language, which may use glyphs of the lexicon. `given` says what its parameters are. */
export function compileText(
  text: string,
  { cut, given }: { readonly cut: Cut; readonly given: (program: Program) => ReadonlyMap<string, string | number> },
): Compiled {
  const parsed = parse(text)
  if (isWrong(parsed.problems)) return { problems: parsed.problems, icon: null }
  const usesGlyphs = /^\s*use\s/m.test(print(parsed.program))
  const glyphs = new Map(
    usesGlyphs ? readGlyphs(GLYPHS_FOLDER).map((glyph) => [glyph.program.name, glyph.program]) : [],
  )
  const values = given(parsed.program)
  const expanded = expand(parsed.program, (name) => glyphs.get(name) ?? null, [...glyphs.keys()])
  const bound = bind(expanded.program, values)
  const before = [...expanded.problems, ...bound.problems]
  if (isWrong(before)) return { problems: before, icon: null }
  const { program } = bound
  const { drawing, problems } = compile(program, cut)
  if (isWrong(problems)) return { problems, icon: null }
  const svg = write(drawing)
  const findings = (): readonly Finding[] => check({ drawing, document: read(svg), things: thingsOf(program, cut) })
  return { problems: [], icon: { svg, program, findings } }
}

function isWrong(problems: readonly Problem[]): problems is [Problem, ...Problem[]] {
  return problems.length > 0
}
