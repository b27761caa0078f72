/** The engine as browsers load it draws, judges and complains exactly as the sources do. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { buildEngine } from '../scripts/build-engine.ts'
import type { EngineBundle, EngineFile } from '../scripts/build-engine.ts'
import { syntaxOf } from '../scripts/engine/syntax.ts'
import { propertiesRead, shakenProperties } from '../scripts/engine/unread-properties.ts'
import { check } from '../src/drawing/checker/check.ts'
import { compile } from '../src/drawing/compiler/compile.ts'
import { bind } from '../src/drawing/language/bind.ts'
import { parse } from '../src/drawing/language/parse.ts'
import type { Program } from '../src/drawing/language/program.ts'
import { allCuts, cutName } from '../src/drawing/model/cut.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { read } from '../src/drawing/svg/read.ts'
import { write } from '../src/drawing/svg/write.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'

const programs = [...iconsIn(join(import.meta.dirname, '../corpus')), ...iconsIn(GLYPHS_FOLDER)]
/** Each program is drawn at so many of the 120 cuts, other ones for each program. */
const CUTS_PER_PROGRAM = process.env['BURIN_FUZZ'] === 'full' ? 24 : 2

interface Engine {
  readonly parse: typeof parse
  readonly bind: typeof bind
  readonly compile: typeof compile
  readonly write: typeof write
  readonly read: typeof read
  readonly check: typeof check
}

const sources: Engine = { parse, bind, compile, write, read, check }

function iconsIn(folder: string): string[] {
  return globSync('**/*.icon', { cwd: folder })
    .sort()
    .map((path) => join(folder, path))
}

function cutsFor(index: number): Cut[] {
  const cuts = allCuts()
  // 37 and 120 have no common divisor, so neighbours get cuts far apart and all cuts have their turn.
  return Array.from(
    { length: CUTS_PER_PROGRAM },
    (_, turn) => cuts[((index * CUTS_PER_PROGRAM + turn) * 37) % cuts.length]!,
  )
}

/** The program, and where it has parameters the one with their last values. */
function variantsOf(engine: Engine, program: Program): readonly Program[] {
  const last = program.parameters.map(({ name, values }): [string, string | number] => [
    name,
    values.kind === 'range' ? values.to : values.of.at(-1)!,
  ])
  return last.length === 0 ? [program] : [program, engine.bind(program, new Map(last)).program]
}

/** Everything that an engine says about a program at a cut. */
function story(engine: Engine, text: string, cut: Cut): unknown {
  const { program, problems } = engine.parse(text)
  const drawn = variantsOf(engine, program).map((one) => {
    const compiled = engine.compile(one, cut)
    const svg = engine.write(compiled.drawing)
    return { compiled, svg, findings: engine.check({ drawing: compiled.drawing, document: engine.read(svg) }) }
  })
  return { program, problems, unknown: engine.bind(program, new Map([['none-such', 1]])).problems, drawn }
}

describe('the engine for browsers', () => {
  let bundles: readonly EngineBundle[] = []
  let built: Engine

  before(async () => {
    bundles = await buildEngine()
    const load = (file: EngineFile): Promise<object> =>
      import(
        `data:text/javascript,${encodeURIComponent(bundles.find((one) => one.file === file)!.code)}`
      ) as Promise<object>
    built = { ...(await load('engine.js')), ...(await load('checker.js')) } as Engine
  })

  test('exports the doors of the drawing wing and nothing else', () => {
    assert.deepEqual(Object.keys(built).sort(), Object.keys(sources).sort())
  })

  test('leaves out what only the docs and the printer read', () => {
    const [engine, checker] = bundles
    for (const name of ['example', 'print', 'summary']) assert.ok(engine!.leftOut.includes(name), name)
    for (const name of ['rationale', 'thresholds', 'title']) assert.ok(checker!.leftOut.includes(name), name)
    for (const name of ['keyword', 'kind', 'forms', 'otherNames', 'parse', 'bind', 'read'])
      assert.ok(!engine!.leftOut.includes(name), name)
  })

  test('keeps the names that callers see, those of the platform and those that are also texts', () => {
    const names = new Set(bundles.flatMap(({ shortened }) => shortened))
    assert.ok(names.size > 50, 'something is shortened')
    for (const name of [
      'program',
      'problems',
      'message',
      'span',
      'parameters',
      'marks',
      'ink',
      'x0',
      'rule',
      'measured',
    ])
      assert.ok(!names.has(name), name)
    for (const name of ['length', 'at', 'value', 'index', 'size', 'from', 'circle']) assert.ok(!names.has(name), name)
  })

  test('is equal when it is built again', async () => {
    assert.deepEqual(
      (await buildEngine()).map(({ code }) => code),
      bundles.map(({ code }) => code),
    )
  })

  test('there are programs', () => assert.ok(programs.length > 100))
  programs.forEach((path, index) => {
    test(path.slice(path.lastIndexOf('/') + 1), () => {
      const text = readFileSync(path, 'utf8')
      for (const cut of cutsFor(index))
        assert.deepEqual(story(built, text, cut), story(sources, text, cut), cutName(cut))
    })
  })
})

describe('properties that may be left out', () => {
  const shaken = (text: string): string[] => [...shakenProperties(syntaxOf('a.ts', text))].map(({ name }) => name)
  const read = (text: string): string[] => [...propertiesRead(syntaxOf('a.ts', text))]

  test('are those of literals declared as a form or a rule', () => {
    assert.deepEqual(shaken("const box: StatementForm<Box> = { summary: 'a', parse() { return { example: 1 } } }"), [
      'summary',
      'parse',
    ])
    assert.deepEqual(shaken("const all: readonly ModifierForm[] = [{ summary: 'a' }, { forms: [] }]"), [
      'summary',
      'forms',
    ])
  })

  test('are none of other literals, whatever their names', () => {
    assert.deepEqual(shaken("const one: Page = { summary: 'a' }; const other = { title: 'b' }"), [])
    assert.deepEqual(shaken("const computed: Rule = { ['title']: 'a' }"), [])
  })

  test('are none that code reads in any way', () => {
    assert.deepEqual(read("a.title; b?.summary; c['forms']; const { example, print: other } = d; ({ kind }) => kind"), [
      'title',
      'summary',
      'forms',
      'example',
      'print',
      'kind',
    ])
  })
})
