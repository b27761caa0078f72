/** How large the parts of a prompt are: each is paid for with every call. */
import { equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { loadLexicon } from '../../lexicon/load.ts'
import type { Brief } from '../author.ts'
import { embeddedAuthor } from '../embedded/embedded-author.ts'
import { correctionPart } from './correction-part.ts'
import { embeddedKnowledge } from './embedded-knowledge.ts'
import { ideasPart } from './ideas-part.ts'
import { requestPart } from './request-part.ts'

const lexicon = loadLexicon()
const open = (): ReturnType<typeof embeddedKnowledge> =>
  embeddedKnowledge({ lexicon, author: embeddedAuthor(lexicon), isDrawnWell: () => true })
const briefOf = (prompt: string): Brief => ({ concept: null, prompt, images: [], cut: HOUSE_CUT, count: 1 })

describe('the parts of a prompt', () => {
  it('begin with what is always the same, byte by byte, on every thread: 15 to 30 KB', async () => {
    const [one, other] = [open(), open()]
    const before = one.rules()
    await one.knowledge({ brief: briefOf('a cat in a tent'), index: 0 })
    equal(one.rules(), before)
    equal(other.rules(), before)
    const bytes = Buffer.byteLength(before)
    ok(bytes > 15_000 && bytes < 30_000, `${bytes} bytes`)
  })

  it('show at most eight programs and eighty names for a request, which take 6 KB each with it', async () => {
    const knowledge = open()
    for (const prompt of [
      'bell',
      'a calendar with a check and a cup of tea on a table by the window',
      'house '.repeat(83),
      'é'.repeat(500),
      '鈴 '.repeat(250),
    ]) {
      const brief = briefOf(prompt)
      const known = await knowledge.knowledge({ brief, index: 0 })
      const characters = requestPart(brief, known).length
      const ofNames = known.vocabulary.join('\n').length
      ok(known.exemplars.length <= 8 && known.vocabulary.length <= 80)
      ok(ofNames < 6000 && characters - ofNames < 6000, `${prompt}: ${characters}, of names ${ofNames}`)
    }
    const characters = ideasPart('').length
    ok(characters < 600, `${characters}`)
  })

  it('give back a program of the largest size with what is wrong with it, and no more than twice its lines', () => {
    const program = `icon long\n${'circle 12,12 10\n'.repeat(1000)}`
    ok(correctionPart(program, []).length < program.length + 6000)
  })
})
