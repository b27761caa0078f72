import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findAlike } from './find-alike.ts'
import { inkOf } from './ink.ts'

const ring = (radius: number) =>
  inkOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="${radius}" fill="none" stroke="#000" stroke-width="2"/></svg>`,
    24,
  )

test('finds the same shape under any name, the most alike first, and leaves out others', () => {
  const theirs = new Map([
    ['large', ring(9)],
    ['nearly', ring(6.02)],
    ['same', ring(6)],
  ])
  const found = findAlike(new Map([['hole', ring(6)]]), 'Others', theirs, 0.9)
  assert.deepEqual(
    found.map(({ glyph, icon }) => `${glyph} ${icon}`),
    ['hole same', 'hole nearly'],
  )
  assert.equal(found[0]?.overlap, 1)
})

test('each reviewed pair has its reason', () => {
  const [, ...rows] = readFileSync(new URL('reviewed.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  for (const row of rows) {
    const [glyph = '', set = '', icon = '', why = '', ...more] = row.split('\t')
    assert.ok(
      glyph !== '' && ['Lucide', 'Tabler'].includes(set) && icon !== '' && why.length > 5 && more.length === 0,
      row,
    )
  }
})
