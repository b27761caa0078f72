import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from '../../drawing/checker/check.ts'
import { corpusCase } from '../../drawing/checker/corpus-case.ts'
import type { CorpusCase } from '../../drawing/checker/corpus-case.ts'
import { compile } from '../../drawing/compiler/compile.ts'
import { thingsOf } from '../../drawing/compiler/things-of.ts'
import { parse } from '../../drawing/language/parse.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { Finding } from '../../drawing/model/finding.ts'
import { drawingOfSvg } from '../../drawing/svg/drawing-of-svg.ts'
import type { Declared } from '../../drawing/svg/drawing-of-svg.ts'
import { read } from '../../drawing/svg/read.ts'
import { write } from '../../drawing/svg/write.ts'
import { REPOSITORY } from '../repository.ts'

/** A drawing that shows a rule at work: one of the files in `corpus/checker/<rule>`. */
export interface RuleCase {
  /** The words of the file's name: `two bars 1.4 apart`. */
  readonly what: string
  readonly cut: Cut
  readonly svg: string
  /** What the rule finds in it; empty for a case that passes. */
  readonly findings: readonly Finding[]
}

interface CaseFile extends CorpusCase {
  readonly file: string
}

/** The two cases of a rule that are most alike, one that fires and one that passes; null when its folder lacks either. */
export function ruleCases(rule: string): { readonly fires: RuleCase; readonly passes: RuleCase } | null {
  const folder = join(REPOSITORY, 'corpus/checker', rule)
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const fires = filesOf(files, 'fires')
  const passes = filesOf(files, 'passes')
  const pairs = fires.flatMap((bad) => passes.map((good) => ({ bad, good, likeness: likeness(bad, good) })))
  const [best] = pairs.sort((a, b) => b.likeness - a.likeness)
  return best === undefined
    ? null
    : { fires: loadCase(folder, rule, best.bad), passes: loadCase(folder, rule, best.good) }
}

function filesOf(files: readonly string[], effect: 'fires' | 'passes'): CaseFile[] {
  return files.flatMap((file) => {
    const named = corpusCase(file)
    return named?.effect.startsWith(effect) === true ? [{ file, ...named }] : []
  })
}

/** How many words two cases share; the same cut counts as one more. */
function likeness(a: CaseFile, b: CaseFile): number {
  const words = new Set(b.what.split('-'))
  return a.what.split('-').filter((word) => words.has(word)).length + (a.cut === b.cut ? 1 : 0)
}

function loadCase(folder: string, rule: string, { file, what, cut }: CaseFile): RuleCase {
  if (cut === null) throw new Error(`corpus/checker/${rule}/${file}: there is no such cut`)
  const text = readFileSync(join(folder, file), 'utf8')
  const program = file.endsWith('.icon') ? parse(text).program : null
  const compiled = program === null ? null : compile(program, cut).drawing
  const svg = compiled === null ? text.trim() : write(compiled)
  const document = read(svg)
  const drawing = compiled ?? drawingOfSvg(document, cut, declaredBeside(join(folder, file)))
  const findings = check({ drawing, document, things: program === null ? [] : thingsOf(program, cut) })
  return { what: what.replaceAll('-', ' '), cut, svg, findings: findings.filter((finding) => finding.rule === rule) }
}

/** What the `.json` beside a picture declares about it. */
function declaredBeside(picture: string): Declared {
  const declaration = picture.replace(/\.svg$/, '.json')
  return existsSync(declaration) ? (JSON.parse(readFileSync(declaration, 'utf8')) as Declared) : {}
}
