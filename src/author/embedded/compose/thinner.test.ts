import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cut, Stroke } from '../../../drawing/model/cut.ts'
import { HOUSE_CUT } from '../../../drawing/model/cut.ts'
import { parse } from '../../../drawing/language/parse.ts'
import { loadLexicon } from '../../../lexicon/load.ts'
import { attempt } from '../../../studio/attempt.ts'
import { createStudio } from '../../../studio/draw.ts'
import { embeddedAuthor } from '../embedded-author.ts'

const studio = createStudio({ author: embeddedAuthor(loadLexicon()), judge: attempt, revision: 'test' })
const FEW: Cut = { ...HOUSE_CUT, size: 16, radius: 2 }

/** How wide the strokes of an answer are in px, by its program and by its SVG, and what is said of it. */
async function widthsOf(prompt: string, cut: Cut): Promise<{ width: number; declared: Stroke | null; said: string[] }> {
  const { items } = await studio.draw({ concept: null, prompt, images: [], cut, count: 1 })
  const { svg, program, findings } = items[0] ?? assert.fail('no item')
  const [declared] = parse(program).program.strokes
  return {
    width: Number(/stroke-width="([\d.]+)"/.exec(svg)?.[1]),
    declared: declared?.width ?? null,
    said: findings.filter(({ rule }) => rule === 'stroke-even').map(({ severity }) => severity),
  }
}

test('with few lanes two things, several and what is crossed out have thinner strokes, which is said', async () => {
  for (const prompt of ['home with check', 'two keys', 'bell off', 'cup above a table'])
    assert.deepEqual(await widthsOf(prompt, FEW), { width: 1.5, declared: 1.5, said: ['info'] }, prompt)
})

test('a thing alone, and one inside another that has room for it, has the strokes that are asked for', async () => {
  for (const prompt of ['home', 'truck', 'check in a shield', 'plus in a square'])
    assert.deepEqual(await widthsOf(prompt, FEW), { width: 2, declared: null, said: [] }, prompt)
})

test('with many lanes all strokes are as wide as was asked for', async () => {
  for (const cut of [HOUSE_CUT, { ...FEW, stroke: 1.5 }, { ...HOUSE_CUT, size: 20 }] as const)
    assert.deepEqual(await widthsOf('home with check', cut), { width: cut.stroke, declared: null, said: [] })
})
