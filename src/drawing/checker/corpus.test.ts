/**
 * Every rule against the pictures in corpus/checker/<rule>/. A file's name says what must happen and at which cut:
 * `fires-error-slot-24-2-3-outlined.svg` (worst finding of that rule is an error), `fires-warning-…`, `fires-…` (any),
 * `passes-…` (the rule finds nothing). A `.json` beside it declares traits and twin; a `.icon` is compiled first.
 */
import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { type Declared, drawingOfSvg } from '../svg/drawing-of-svg.ts'
import { compile } from '../compiler/compile.ts'
import { thingsOf } from '../compiler/things-of.ts'
import { parse } from '../language/parse.ts'
import type { Cut } from '../model/cut.ts'
import type { Finding } from '../model/finding.ts'
import { read } from '../svg/read.ts'
import { write } from '../svg/write.ts'
import { type Checked, check } from './check.ts'
import { corpusCase } from './corpus-case.ts'
import { RULES } from './rules.ts'
import * as told from './told-by-author.ts'

const corpus = join(import.meta.dirname, '../../../corpus/checker')
/** These come from the author, who knows the request. */
const FROM_THE_AUTHOR = Object.values(told).map(({ id }) => id)

const rulesWithCases = readdirSync(corpus)

for (const { id, severity } of RULES.filter((rule) => !FROM_THE_AUTHOR.includes(rule.id))) {
  describe(id, () => {
    const files = rulesWithCases.includes(id)
      ? readdirSync(join(corpus, id))
          .filter((file) => !file.endsWith('.json'))
          .sort()
      : []
    test('has a case that fires and one that passes', () => {
      assert.ok(files.some((file) => file.startsWith('fires-')) && files.some((file) => file.startsWith('passes-')))
    })
    for (const file of files) test(file, () => judge(id, file))
    test('finds what its page says: no other severity, and each of them in some case', () => {
      const told = files.flatMap((file) => findingsIn(id, file).map((finding) => finding.severity))
      assert.deepEqual([...new Set(told)].sort(), severity.split(', ').sort())
    })
  })
}

test('every folder of cases belongs to a rule', () => {
  assert.deepEqual(
    rulesWithCases.filter((folder) => !RULES.some((rule) => rule.id === folder)),
    [],
  )
})

function judge(id: string, file: string): void {
  const named = corpusCase(file)
  assert.ok(named !== null, 'the name must say effect, fault and cut')
  const { effect, cut } = named
  assert.ok(cut !== null, 'there is no such cut')
  const findings = findingsIn(id, file)
  const told = findings.map((finding) => `${finding.severity}: ${finding.message}`).join('\n')
  const severities = findings.map((finding) => finding.severity)
  if (effect === 'passes') assert.equal(told, '')
  else assert.ok(severities.length > 0, 'the rule finds nothing')
  if (effect === 'fires-error') assert.ok(severities.includes('error'), told)
  if (effect === 'fires-warning')
    assert.ok(
      severities.every((severity) => severity === 'warning'),
      told,
    )
}

/** What the rule finds in its own case. */
function findingsIn(id: string, file: string): Finding[] {
  const cut = corpusCase(file)?.cut
  return cut == null ? [] : check(load(id, file, cut)).filter((finding) => finding.rule === id)
}

function load(id: string, file: string, cut: Cut): Checked {
  const path = join(corpus, id, file)
  const text = readFileSync(path, 'utf8')
  if (file.endsWith('.icon')) {
    const { program, problems } = parse(text)
    assert.deepEqual(problems, [])
    const { drawing } = compile(program, cut)
    return { drawing, document: read(write(drawing)), things: thingsOf(program, cut) }
  }
  const declaration = path.replace(/\.svg$/, '.json')
  const declared = existsSync(declaration) ? (JSON.parse(readFileSync(declaration, 'utf8')) as Declared) : {}
  const document = read(text)
  return { document, drawing: drawingOfSvg(document, cut, declared) }
}
