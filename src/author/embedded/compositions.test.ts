import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import { sampleLexicon } from '../../lexicon/sample-lexicon.ts'
import { embeddedAuthor } from './embedded-author.ts'

/**
 * Every file of corpus/compositions: its name is a request to the sample lexicon, and it holds what is proposed, in which order at
 * which cut, and the program of each. With BURIN_CORPUS=write the files are written anew: look at every difference before
 * you keep it.
 */
const CORPUS = join(import.meta.dirname, '../../../corpus/compositions')

/** With many lanes, with some, with hardly enough for a sign inside a thing, and with few. */
const CUTS: readonly Cut[] = [
  HOUSE_CUT,
  { ...HOUSE_CUT, stroke: 2.5 },
  { ...HOUSE_CUT, size: 20, stroke: 2.5 },
  { ...HOUSE_CUT, size: 16, stroke: 3 },
]

const author = embeddedAuthor(sampleLexicon())

/** A line of ideas for each cut and item, then each program once. */
function composed(prompt: string): string {
  const orders: string[] = []
  const programs = new Set<string>()
  for (const cut of CUTS)
    for (const index of [0, 1] as const) {
      const drafts = [...author.propose({ concept: null, prompt, images: [], cut, count: 2 }, index)]
      orders.push(`${cut.size}-${cut.stroke} item ${index}: ${drafts.map(({ idea }) => idea).join(', ')}\n`)
      for (const { idea, intent, program } of drafts) programs.add(`\n# ${idea}: ${intent}\n${program}`)
    }
  return [...orders, ...programs].join('')
}

describe('compositions', () => {
  for (const file of readdirSync(CORPUS).sort())
    test(file, () => {
      const path = join(CORPUS, file)
      const actual = composed(file.replace('.txt', '').replaceAll('-', ' '))
      if (process.env['BURIN_CORPUS'] === 'write') writeFileSync(path, actual)
      assert.equal(actual, readFileSync(path, 'utf8'))
    })
})
