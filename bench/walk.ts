import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Cut } from '../src/drawing/model/cut.ts'
import { runBench } from './command/run-bench.ts'
import { CALLS, withCallsTold } from './walk/with-calls-told.ts'
import { stopsOf } from './walk/stops-of.ts'

const HELP = `walk: through which files a reader goes who follows one value, and how often back

  npm run -s bench -- walk [--way brief|cut] [--request TEXT] [--glyph NAME] [--each]

  --way brief      from a request to its first draft (the default), in the room author
  --way cut        from a program to its SVG and what the checker finds, in the rooms compiler, svg and checker
  --request TEXT   the request (default "shopping cart with a plus")
  --glyph NAME     the program, one of the lexicon's (default shopping-cart), at the house cut
  --each           every rule is a stop of its own, and whatever rules measure; without it, a list of rules is one

The value is really drawn, and each function counts once, when it is first called: it is read as a whole then. A change of file is a
stop; a stop at a file of before is a return. Other rooms are one stop each: their signatures say enough.`

const SRC = join(import.meta.dirname, '../src')

/** What is followed is drawn at the house cut. The room `model` is loaded when calls are told already, so its constant is not at hand. */
const CUT: Cut = { size: 24, stroke: 2, radius: 3, finish: 'outlined' }

const WAYS = {
  brief: { rooms: ['author/'], run: walkBrief },
  cut: { rooms: ['drawing/compiler/', 'drawing/svg/', 'drawing/checker/'], run: walkCut },
} as const

const OPTIONS = {
  way: { type: 'string', default: 'brief' },
  request: { type: 'string', default: 'shopping cart with a plus' },
  glyph: { type: 'string', default: 'shopping-cart' },
  each: { type: 'boolean', default: false },
} as const

interface Wish {
  readonly request: string
  readonly glyph: string
}

/** Does the work while `follow` listens to what is called in it. */
type Follow = (work: () => void) => void

await runBench(HELP, OPTIONS, async ({ way, request, glyph, each }) => {
  if (way !== 'brief' && way !== 'cut') throw new Error(`--way ${way}: there are brief and cut`)
  const { rooms, run } = WAYS[way]
  tellCalls()
  const calls: string[] = []
  const heard = (call: unknown): void => void calls.push(String(call))
  await run({ request, glyph }, (work) => {
    subscribe(CALLS, heard)
    work()
    unsubscribe(CALLS, heard)
  })
  const stops = stopsOf(calls, rooms, each)
  const lines = stops.map(
    ({ place, isReturn, functions }) => `${isReturn ? '←' : ' '} ${place}  ${functions.join(' ')}`,
  )
  const returns = stops.filter(({ isReturn }) => isReturn).length
  return [...lines, `${stops.length} stops, ${returns} of them returns`].join('\n')
})

/** From here on, what is loaded from the house tells its calls. */
function tellCalls(): void {
  registerHooks({
    load(url, context, next) {
      const path = url.startsWith('file:') ? relative(SRC, fileURLToPath(url)) : '..'
      if (path.startsWith('..') || !path.endsWith('.ts')) return next(url, context)
      const source = withCallsTold(path, readFileSync(fileURLToPath(url), 'utf8'))
      return { format: 'module-typescript', source, shortCircuit: true }
    },
  })
}

async function walkBrief({ request }: Wish, follow: Follow): Promise<void> {
  const { embeddedAuthor } = await import('../src/author/embedded/embedded-author.ts')
  const { loadLexicon } = await import('../src/lexicon/load.ts')
  const author = embeddedAuthor(loadLexicon())
  follow(() => author.propose({ concept: null, prompt: request, images: [], cut: CUT, count: 1 }, 0).next())
}

async function walkCut({ glyph }: Wish, follow: Follow): Promise<void> {
  const { loadLexicon } = await import('../src/lexicon/load.ts')
  const { compile } = await import('../src/drawing/compiler/compile.ts')
  const { thingsOf } = await import('../src/drawing/compiler/things-of.ts')
  const { write } = await import('../src/drawing/svg/write.ts')
  const { read } = await import('../src/drawing/svg/read.ts')
  const { check } = await import('../src/drawing/checker/check.ts')
  const program = loadLexicon().glyphs.get(glyph)
  if (program === undefined) throw new Error(`--glyph ${glyph}: the lexicon has no such glyph`)
  follow(() => {
    const { drawing } = compile(program, CUT)
    check({ drawing, document: read(write(drawing)), things: thingsOf(program, CUT) })
  })
}
