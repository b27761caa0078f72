import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedAuthor } from '../src/author/embedded/embedded-author.ts'
import { modelAuthor } from '../src/author/model/model-author.ts'
import { openProvider } from '../src/author/model/open-provider.ts'
import { readConfig } from '../src/config/read-config.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { openKnowledge } from '../src/main/open-knowledge.ts'
import { encodeRaster } from '../src/pictures/encode-raster.ts'
import { attempt } from '../src/studio/attempt.ts'
import { createStudio } from '../src/studio/draw.ts'
import type { Studio } from '../src/studio/draw.ts'
import { readEquivalents, readPrompts } from '../src/tools/coverage/read-prompts.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { measureAuthor } from './author/measure-author.ts'
import type { AuthorDeps, Measured } from './author/measure-author.ts'
import { tableOf } from './author/table-of.ts'
import { runBench } from './command/run-bench.ts'

const HELP = `author: what a language model makes of the public requests, beside the embedded author

  npm run -s bench -- author --provider PROTOCOL:MODEL [--url URL] [--count N] [--at-once N] [--in USD] [--out USD] [--list]

  --provider NAME  openai-compatible:some-model, anthropic:some-model or google:some-model; its key comes from BURIN_AUTHOR_KEY
  --url URL        where it is spoken, such as http://127.0.0.1:8080/v1; needed for openai-compatible
  --file FILE      another table of requests (default: corpus/prompts/public.tsv)
  --count N        how many requests, evenly out of the table (default: all)
  --at-once N      requests at the same time (default 4)
  --in, --out USD  prices of a million tokens that are sent, and answered (default 0)
  --list           every request that comes out otherwise by the one than by the other

checked: shown, without an error. shown: that and drafts that show it. wrong: checked, and not what was expected, as far as names tell: a
program of a model is judged by the name that it gives its icon. failed: nothing was drawn. readings: drawn by the embedded author of
other words. in, out: tokens of a request in the mean. USD: all together. Requests are sent to the provider: it costs what that costs.
Exit code: 0 measured, 2 wrong usage.`

const OPTIONS = {
  provider: { type: 'string' },
  url: { type: 'string' },
  file: { type: 'string' },
  count: { type: 'string' },
  'at-once': { type: 'string' },
  in: { type: 'string' },
  out: { type: 'string' },
  list: { type: 'boolean' },
} as const

const TABLES = join(import.meta.dirname, '../corpus/prompts')

await runBench(HELP, OPTIONS, async (values) => {
  if (values.provider === undefined)
    throw new Error('--provider is needed, such as --provider openai-compatible:some-model')
  // The settings of the service, so that what is wrong with them is said in the same words.
  const { config, problem } = readConfig({
    BURIN_AUTHOR: values.provider,
    BURIN_AUTHOR_URL: values.url,
    BURIN_AUTHOR_KEY: process.env['BURIN_AUTHOR_KEY'],
    BURIN_AUTHOR_USD_IN: values.in,
    BURIN_AUTHOR_USD_OUT: values.out,
  })
  const settings = config?.author.models[0]
  if (config === null || settings === undefined) throw new Error(problem ?? 'embedded is no provider')
  const table = readPrompts(readFileSync(values.file ?? join(TABLES, 'public.tsv'), 'utf8'))
  const count = values.count === undefined ? table.length : wholeOption('count', values.count, 1, table.length)
  const prompts = Array.from({ length: count }, (_, at) => table[Math.floor((at * table.length) / count)]!)
  const lexicon = loadLexicon()
  const shared: Omit<AuthorDeps, 'studio'> = {
    lexicon,
    equivalents: readEquivalents(readFileSync(join(TABLES, 'equivalents.tsv'), 'utf8')),
    atOnce: values['at-once'] === undefined ? 4 : wholeOption('at-once', values['at-once'], 1, 100),
  }
  const embedded = createStudio({ author: embeddedAuthor(lexicon), judge: attempt, revision: 'bench' })
  const provider = await openProvider(settings, fetch)
  const own = await measureAuthor(prompts, { ...shared, atOnce: 1, studio: embedded })
  const model = await measureAuthor(prompts, { ...shared, studio: await modelStudio(provider, config.author.seconds) })
  const free = { inputToken: 0, outputToken: 0 }
  const figures = tableOf([
    ['embedded', own, free],
    [provider.name, model, config.author.prices],
  ])
  return [figures, ...problemsOf(model), ...(values.list === true ? differences(own, model) : [])].join('\n')
})

async function modelStudio(provider: Awaited<ReturnType<typeof openProvider>>, seconds: number): Promise<Studio> {
  const known = openKnowledge()
  const source = {
    rules: async () => known.rules(),
    knowledge: async (...[brief, index]: Parameters<Parameters<typeof modelAuthor>[0]['source']['knowledge']>) =>
      known.knowledge({ brief, index }),
  }
  return createStudio({
    author: await modelAuthor({ provider, source, encode: encodeRaster }),
    judge: attempt,
    revision: 'bench',
    startDeadline: () => AbortSignal.timeout(seconds * 1000),
  })
}

/** Why requests failed, each reason with how often. */
function problemsOf(all: readonly Measured[]): string[] {
  const counts = new Map<string, number>()
  for (const { problem } of all) if (problem !== null) counts.set(problem, (counts.get(problem) ?? 0) + 1)
  return [...counts].map(([problem, times]) => `${times} failed: ${problem}`)
}

function differences(own: readonly Measured[], model: readonly Measured[]): string[] {
  return own.flatMap((one, at) => {
    const other = model[at]!
    return one.verdict === other.verdict
      ? []
      : [`${one.prompt}\t${one.verdict}: ${one.intent}\t${other.verdict}: ${other.intent}`]
  })
}
