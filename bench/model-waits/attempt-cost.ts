import type { Brief } from '../../src/author/author.ts'
import type { Knowledge, KnowledgeSource } from '../../src/author/model/knowledge.ts'
import { modelAuthor } from '../../src/author/model/model-author.ts'
import { encodeRaster } from '../../src/pictures/encode-raster.ts'
import { openProvider } from '../../src/author/model/open-provider.ts'
import type { Answered, Provider } from '../../src/author/model/provider.ts'
import { HOUSE_CUT } from '../../src/drawing/model/cut.ts'
import { openKnowledge } from '../../src/main/open-knowledge.ts'
import { attempt } from '../../src/studio/attempt.ts'
import { createStudio } from '../../src/studio/draw.ts'
import { loadLexicon } from '../../src/lexicon/load.ts'
import { GOOD, TOOK } from '../../tests/model-stand-in.ts'
import { mended, nearlyGoodPrograms } from '../../tests/nearly-good-programs.ts'

/** Milliseconds of a processor that one attempt takes. */
export interface AttemptCost {
  /** What is ours: prompt, reading, judging. */
  readonly ownMs: number
  /** What the family knows of a request, once for each: the embedded author's drafts, judged. */
  readonly draftsMs: number
  /** What the library of the provider takes for a call, the answer's bytes being there at once. */
  readonly libraryMs: number
}

const PROMPTS = [
  'a cat in a tent',
  'umbrella with wind',
  'two bells',
  'ship on fire',
  'a compass with a heart',
  'smart kettle',
]
const ROUNDS = 20

function briefOf(prompt: string): Brief {
  return { concept: null, prompt, images: [], cut: HOUSE_CUT, count: 1 }
}

/** Draws by a model that answers at once, in this process: programs that are nearly good, and mended. */
export async function attemptCost(): Promise<AttemptCost> {
  const family = openKnowledge()
  const known = new Map<string, Knowledge>()
  for (const prompt of PROMPTS) known.set(prompt, await family.knowledge({ brief: briefOf(prompt), index: 0 }))
  const source: KnowledgeSource = {
    rules: async () => family.rules(),
    knowledge: async ({ prompt }) => known.get(prompt ?? '') ?? { exemplars: [], vocabulary: [], drafts: [] },
  }
  const nearly = nearlyGoodPrograms(loadLexicon(), PROMPTS.length)
  const provider: Provider = {
    name: 'at once',
    seesPictures: false,
    ask: async ({ turns, onText }): Promise<Answered> => {
      const texts = turns.map(({ content }) => content)
      const one = nearly[PROMPTS.findIndex((prompt) => texts[0]?.includes(`words: ${prompt}\n`))]
      const answer = one === undefined ? GOOD : `Anything.\n${mended(one, texts)}`
      for (const piece of answer.match(/.{1,9}/gs) ?? []) onText(piece)
      return { kind: 'said', isRefusal: false, usage: null }
    },
  }
  const studio = createStudio({
    author: await modelAuthor({ provider, source, encode: encodeRaster }),
    judge: attempt,
    revision: 'bench',
  })
  const draw = async (): Promise<number> => {
    let attempts = 0
    for (const prompt of PROMPTS) {
      const { items } = await studio.draw(briefOf(prompt))
      attempts += items[0]?.attempts ?? 0
    }
    return attempts
  }
  const ownMs = await millisecondsOf(draw)
  const draftsMs = await millisecondsOf(async () => {
    for (const prompt of PROMPTS) await family.knowledge({ brief: briefOf(prompt), index: 0 })
    return PROMPTS.length
  })
  const library = await openProvider(
    { protocol: 'openai-compatible', model: 'at-once', url: 'http://127.0.0.1:9', key: null, seesPictures: false },
    async () => new Response(ANSWER, { headers: { 'content-type': 'text/event-stream' } }),
  )
  const rules = family.rules()
  const libraryMs = await millisecondsOf(async () => {
    for (const prompt of PROMPTS)
      await library.ask({
        rules,
        turns: [{ role: 'user', content: prompt }],
        signal: new AbortController().signal,
        onText: () => undefined,
      })
    return PROMPTS.length
  })
  return { ownMs, draftsMs, libraryMs }
}

const ANSWER = [
  ...(GOOD.match(/.{1,9}/gs) ?? []).map((content) => ({
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
  })),
  { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: TOOK },
]
  .map(
    (chunk) =>
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', ...chunk })}\n\n`,
  )
  .concat('data: [DONE]\n\n')
  .join('')

/** Of one piece of work, whose number `work` gives; the first rounds are not counted. */
async function millisecondsOf(work: () => Promise<number>): Promise<number> {
  for (let round = 0; round < ROUNDS; round += 1) await work()
  const before = process.cpuUsage()
  let pieces = 0
  for (let round = 0; round < ROUNDS; round += 1) pieces += await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / pieces
}
