import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { HOUSE_CUT } from '../../../drawing/model/cut.ts'
import { attempt } from '../../../studio/attempt.ts'
import { createStudio } from '../../../studio/draw.ts'
import { embeddedAuthor } from '../embedded-author.ts'

const studio = createStudio({ author: embeddedAuthor(loadLexicon()), judge: attempt, revision: 'test' })

for (const finish of ['outlined', 'filled'] as const)
  test(`a small form that is one solid is that in a circle, ${finish}`, async () => {
    const cut = { ...HOUSE_CUT, finish }
    const { items } = await studio.draw({ prompt: 'phone in a circle', concept: null, images: [], cut, count: 1 })
    assert.equal(items[0]?.status, 'checked')
  })
