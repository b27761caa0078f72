import { deepEqual, equal, notEqual } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import type { Draft } from '../author/author.ts'
import { embeddedAuthor } from '../author/embedded/embedded-author.ts'
import { allCuts, cutName, HOUSE_CUT } from '../drawing/model/cut.ts'
import { loadLexicon } from '../lexicon/load.ts'
import { attempt } from './attempt.ts'
import { engineOf, isPrepared, openPrepared, packProgram, tableOf } from './prepared.ts'
import { preparedJudge } from './prepared-judge.ts'

const folder = mkdtempSync(join(tmpdir(), 'prepared-'))
after(() => rmSync(folder, { recursive: true }))

const RING = 'icon ring\nkeyline circle\ncircle 12,12 10\n'
/** Two strokes that nearly touch: it has findings. */
const CROWDED = 'icon crowded\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5\n'

function draft(program: string): Draft {
  return { program, intent: '', findings: [], idea: 'glyph' }
}

/** A table of both as an engine made it. */
function fileOf(engine: string, name = engine): string {
  const file = join(folder, `${name}.bin`)
  const programs = [RING, CROWDED].map((program) => ({
    program,
    drawings: allCuts().map((cut) => attempt(draft(program), cut)),
  }))
  writeFileSync(file, tableOf(programs.map(packProgram), engine))
  return file
}

describe('a table of drawings made ahead', () => {
  it('gives what the engine gives, with what the author said before it', () => {
    const judge = preparedJudge(
      () => {
        throw new Error('it is drawn all the same')
      },
      openPrepared([fileOf(engineOf())]),
    )
    const said = {
      rule: 'generalised',
      severity: 'info',
      message: 'No.',
      at: null,
      measured: null,
      limit: null,
    } as const
    const renamed = CROWDED.replace('crowded', 'another-name')
    for (const program of [RING, CROWDED, renamed])
      for (const cut of allCuts()) {
        const asked = { ...draft(program), findings: [{ ...said, span: null }] }
        deepEqual(judge(asked, cut, { signal: undefined, urgency: undefined }), attempt(asked, cut), cutName(cut))
      }
  })

  it('has nothing of another engine, of another program, or where there is none', () => {
    equal(openPrepared([fileOf('another')])(RING, HOUSE_CUT), null)
    equal(openPrepared([fileOf(engineOf())])('icon ring\ncircle 12,12 9\n', HOUSE_CUT), null)
    equal(openPrepared([join(folder, 'none.bin')])(RING, HOUSE_CUT), null)
  })

  it('is the first of the engine of today, also where it is made while others draw', () => {
    const late = join(folder, 'late.bin')
    const files = [fileOf('another'), late]
    const find = openPrepared(files)
    equal(find(RING, HOUSE_CUT), null)
    equal(isPrepared(files), false)
    fileOf(engineOf(), 'late')
    equal(find(RING, HOUSE_CUT)?.svg, attempt(draft(RING), HOUSE_CUT).svg)
    equal(isPrepared(files), true)
  })

  it('is of another engine as soon as a file that draws is another', () => {
    for (const room of ['drawing', 'studio']) mkdirSync(join(folder, room))
    const put = (file: string, text: string): string => {
      writeFileSync(join(folder, file), text)
      return engineOf(folder)
    }
    writeFileSync(join(folder, 'studio/attempt.ts'), '')
    const before = put('drawing/a.ts', '1')
    equal(put('drawing/a.test.ts', 'a test'), before)
    notEqual(put('drawing/a.ts', '2'), before)
    notEqual(put('studio/attempt.ts', '3'), put('studio/attempt.ts', '4'))
  })
})

describe('the table that is there', () => {
  it('says of every fortieth glyph, each at another cut, what is drawn now', () => {
    const lexicon = loadLexicon()
    const author = embeddedAuthor(lexicon)
    const find = openPrepared()
    const cuts = allCuts()
    for (const [index, name] of lexicon.names().entries()) {
      if (index % 40 !== 0) continue
      const cut = cuts[(index * 37) % cuts.length]!
      const brief = { concept: name, prompt: null, images: [], cut, count: 1 } as const
      const { value } = author.propose(brief, 0).next()
      const known = value === null ? null : find(value.program, cut)
      if (value === null || known === null) continue
      const { svg, findings } = attempt(draft(value.program), cut)
      deepEqual(known, { svg, findings }, `${name} ${cutName(cut)}`)
    }
  })
})
