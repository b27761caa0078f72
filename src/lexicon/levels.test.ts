import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { digestOf, levelsFile } from './levels.ts'
import { readGlyphs } from './read-glyphs.ts'

const TEXT = 'icon pin\ncircle 12,12 8\n'

describe('the levels of a glyph', () => {
  const cases: readonly (readonly [string, string, string, readonly object[]])[] = [
    [
      'are those of its line',
      TEXT,
      `pin ${digestOf(TEXT)} 16/2=6`,
      [{ size: 16, stroke: 2, radius: null, finish: null, lanes: 6 }],
    ],
    ['are none in a line that has none', TEXT, `pin ${digestOf(TEXT)}`, []],
    ['are none when it has been drawn anew since', `${TEXT}dot 12,12\n`, `pin ${digestOf(TEXT)} 16/2=6`, []],
    ['are none without a table', TEXT, '', []],
    [
      'are its own where it declares some',
      TEXT.replace('\n', '\ndetail 20/2=5\n'),
      `pin ${digestOf(TEXT)} 16/2=6`,
      [{ size: 20, stroke: 2, radius: null, finish: null, lanes: 5 }],
    ],
  ]
  for (const [name, text, line, detail] of cases)
    test(name, (context) => {
      const above = mkdtempSync(join(tmpdir(), 'levels-'))
      context.after(() => rmSync(above, { recursive: true }))
      const folder = join(above, 'glyphs')
      mkdirSync(folder)
      writeFileSync(join(folder, 'pin.icon'), text)
      if (line !== '') writeFileSync(levelsFile(folder), `# a comment\n${line}\n`)
      assert.deepEqual(
        readGlyphs(folder).map(({ program }) => program.detail),
        [detail],
      )
    })
})
