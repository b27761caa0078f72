import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { GLYPHS_FOLDER } from './load.ts'
import { glyphNames } from './read-glyphs.ts'

/** The record of what viewers took the glyphs for; nothing that runs reads it, so only this test keeps it whole. */
test('each row of the review names a glyph, with a verdict, and each glyph has one row', () => {
  const [head = '', ...rows] = readFileSync(new URL('review.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  assert.deepEqual(head.split('\t'), ['glyph', 'taken_for_24', 'taken_for_16', 'verdict', 'change'])
  const glyphs = new Set(glyphNames(GLYPHS_FOLDER).map(({ name }) => name))
  const seen = new Set<string>()
  for (const row of rows) {
    const [glyph = '', , , verdict = '', ...change] = row.split('\t')
    assert.ok(glyphs.has(glyph) && !seen.has(glyph), `${glyph} is no glyph, or stands twice`)
    assert.ok(['good', 'redrawn', 'weak'].includes(verdict) && change.length === 1, row)
    seen.add(glyph)
  }
  const unseen = [...glyphs].filter((glyph) => !seen.has(glyph))
  assert.ok(unseen.length === 0, `src/lexicon/review.tsv has no row of ${unseen.join(', ')}`)
})
