/** The engine as pages load it says of stored programs at many cuts exactly what the service says. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { allCuts, cutName } from '../src/drawing/model/cut.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'
import { attempt } from '../src/studio/attempt.ts'
import type { createCutAnswers } from '../src/workbench/create-cut-answers.ts'

const root = join(import.meta.dirname, '..')
const ENGINE = pathToFileURL(join(root, 'src/web/browser/engine.js')).href
const CORPUS = join(root, 'corpus/compiler')
const programs = [CORPUS, GLYPHS_FOLDER].flatMap((folder) =>
  globSync('**/*.icon', { cwd: folder })
    .sort()
    .map((path) => join(folder, path)),
)
/** Other ones for each program: 37 and 120 have no common divisor, so all cuts have their turn. */
const CUTS_PER_PROGRAM = process.env['BURIN_FUZZ'] === 'full' ? 12 : 3

describe('the engine that pages load', () => {
  let answer: ReturnType<typeof createCutAnswers>
  before(async () => {
    const built = (await import(ENGINE)) as { readonly createCutAnswers: typeof createCutAnswers }
    answer = built.createCutAnswers()
  })

  test('there are programs', () => assert.ok(programs.length > 500, String(programs.length)))

  programs.forEach((path, index) => {
    test(path.slice(root.length + 1), () => {
      const text = readFileSync(path, 'utf8')
      const all = allCuts()
      for (let turn = 0; turn < CUTS_PER_PROGRAM; turn += 1) {
        const cut = all[((index * CUTS_PER_PROGRAM + turn) * 37) % all.length]!
        const { svg, findings } = attempt({ program: text, intent: '', idea: '', findings: [] }, cut)
        const drawn = answer({ turn, want: 'pictures', text, cuts: [cut] })
        assert.equal(drawn.fault, null)
        assert.equal(drawn.pictures[0]?.svg, svg, cutName(cut))
        const problems = findings.filter(({ rule }) => rule === 'program')
        assert.equal(
          drawn.pictures[0]?.problems.length,
          new Set(problems.map(({ message }) => message)).size,
          cutName(cut),
        )
        if (problems.length > 0) continue
        const judged = answer({ turn, want: 'findings', text, cuts: [cut] })
        assert.deepEqual(judged.findings, findings, cutName(cut))
      }
    })
  })

  test('says what is wrong, and where', () => {
    const { pictures } = answer({ turn: 1, want: 'pictures', text: 'icon a\ncirle 12,12 9\n', cuts: [allCuts()[0]!] })
    assert.match(pictures[0]?.problems[0]?.message ?? '', /Did you mean `circle`/)
    assert.equal(pictures[0]?.problems[0]?.span.line, 2)
  })
})
