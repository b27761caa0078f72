import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expand } from '../drawing/language/expand.ts'
import { problemText } from '../drawing/language/parse.ts'
import { GLYPHS_FOLDER } from './load.ts'
import { readGlyphs } from './read-glyphs.ts'

/** `npm test` runs this file first and nothing else while it fails: a typo in a glyph fails one test, which says where. */
test('every glyph can be read, and the glyphs that it uses', () => {
  const files = readGlyphs(GLYPHS_FOLDER)
  const byName = new Map(files.map(({ program }) => [program.name, program]))
  const faults = files.flatMap(({ path, program, problems }) => {
    const found = problems.length > 0 ? problems : expand(program, (name) => byName.get(name) ?? null).problems
    return found.map((one) => `src/lexicon/glyphs/${path}:${one.span.line}:${one.span.column}: ${problemText(one)}`)
  })
  assert.ok(files.length > 600)
  assert.ok(faults.length === 0, `\n${faults.join('\n')}`)
})
