import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '../drawing/language/parse.ts'
import type { Problem, Program } from '../drawing/language/program.ts'
import { type Levels, levelsOf, readLevels } from './levels.ts'

/** A glyph file as read. `problems` are the parser's, and those of the file itself: its name. */
export interface GlyphFile {
  /** Below the glyphs' folder: `weather/cloud.icon`. */
  readonly path: string
  readonly text: string
  readonly program: Program
  readonly problems: readonly Problem[]
}

/** Reads and parses every `.icon` file under `folder` (or those wanted by name), in the order of their paths. Never throws for a bad program. */
export function readGlyphs(folder: string, wanted: (name: string) => boolean = () => true): GlyphFile[] {
  const levels = readLevels(folder)
  return glyphNames(folder)
    .filter(({ name }) => wanted(name))
    .map(({ name, path }) => readGlyph(folder, name, path, levels))
}

/** Names, categories (the folder) and paths of all glyph files, without reading them. */
export function glyphNames(
  folder: string,
): { readonly name: string; readonly category: string; readonly path: string }[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  return paths
    .filter((path) => path.endsWith('.icon'))
    .sort()
    .map((path) => {
      const slash = path.lastIndexOf('/')
      return { name: path.slice(slash + 1, -'.icon'.length), category: path.slice(0, Math.max(0, slash)), path }
    })
}

/** Reads and parses one glyph file; its program declares the levels that were found for it. */
export function readGlyph(folder: string, name: string, path: string, levels: Levels): GlyphFile {
  const text = readFileSync(join(folder, path), 'utf8')
  const { program: written, problems } = parse(text)
  const program = written.detail.length > 0 ? written : { ...written, detail: levelsOf(name, text, levels) }
  if (problems.length > 0 || program.name === name) return { path, text, program, problems }
  const misnamed: Problem = {
    span: { start: 0, end: 0, line: 1, column: 1 },
    message: `The file is named ${name}, its icon ${program.name || 'nothing'}.`,
    expected: `icon ${name}`,
    hint: 'Give the file the name of its icon.',
  }
  return { path, text, program, problems: [misnamed] }
}

/** The program of a file of ours. Throws for one with a problem, naming file, line and what to write instead. */
export function soundProgram(path: string, { program, problems }: Pick<GlyphFile, 'program' | 'problems'>): Program {
  const [problem] = problems
  if (problem === undefined) return program
  throw new Error(
    `lexicon: ${path}:${problem.span.line}:${problem.span.column}: ${problem.message} Expected ${problem.expected}. ${problem.hint}`,
  )
}

/** What a glyph's file says about words, without parsing its drawing. */
export function wordsOfGlyph(text: string): string[] {
  return (/^words[ \t]+(.*)$/m.exec(text)?.[1] ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
