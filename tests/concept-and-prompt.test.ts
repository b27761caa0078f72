/** Requests with a concept and words beside it: what is drawn of both, over HTTP. Each row of the table was looked at. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { embeddedAuthor } from '../src/author/embedded/embedded-author.ts'
import { HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { loadStudio } from '../src/main/load-studio.ts'
import { shownIn } from '../src/tools/coverage/shown-in.ts'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'

const [, ...rows] = readFileSync(join(import.meta.dirname, '../corpus/briefs/concept-and-prompt.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

describe('a concept with words beside it', () => {
  const lexicon = loadLexicon()
  let service: IconsService
  before(async () => {
    service = await runIconsService(await loadStudio())
  })
  after(async () => service.stop())

  it('has cases enough', () => ok(rows.length >= 60))

  it('a slug made of the words themselves changes nothing', () => {
    const author = embeddedAuthor(lexicon)
    const programs = (concept: string | null, prompt: string): string[] =>
      [...author.propose({ concept, prompt, images: [], cut: HOUSE_CUT, count: 1 }, 0)].map((one) => one.program)
    const prompts = readFileSync(join(import.meta.dirname, '../corpus/prompts/public.tsv'), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[0] ?? '')
    const others = prompts.filter((prompt) => {
      const slug = author.concept({ concept: null, prompt, images: [], cut: HOUSE_CUT, count: 1 })
      return JSON.stringify(programs(slug, prompt)) !== JSON.stringify(programs(null, prompt))
    })
    ok(others.length <= prompts.length / 100, others.join('\n'))
  })

  for (const [concept = '', prompt = '', status = '', shown = '', leftOut = ''] of rows) {
    it(`${concept}: ${prompt}`, async () => {
      const { concept: slug, data } = await service.client.draw({ concept, prompt })
      const [item] = data
      ok(item)
      equal(slug, concept)
      const { things, words } = shownIn(item.program, lexicon)
      deepEqual([item.status, [...new Set([...things, ...words])].join(' ')], [status, shown])
      const said = item.findings.filter(({ severity }) => severity !== 'info').map(({ message }) => message)
      for (const words of leftOut.split(' | ').filter((one) => one !== ''))
        ok(
          said.some((message) => message.includes(words)),
          words,
        )
    })
  }
})
