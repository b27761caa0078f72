import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddedAuthor } from '../src/author/embedded/embedded-author.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { attempt } from '../src/studio/attempt.ts'
import type { DrawnItem } from '../src/studio/drawn.ts'
import { createStudio } from '../src/studio/draw.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { namesOf } from './names/names-of.ts'

const HELP = `names: how many names of icons of other sets come out checked, sent as concepts

  npm run -s bench -- names [--set FILE]... [--every N] [--list]

  --set FILE  icons.json of another set as Iconify packs it, such as @iconify-json/material-symbols has
              (default: Lucide and Tabler of the packages for development)
  --every N   every Nth name only
  --list      each name with its status, what is drawn and the first finding

Marks of brands are left out, and what only says a cut (filled, rounded) or counts variants of a drawing ("bell-2" where
there is a bell). Checked says nothing of right: look at sheets of what a change adds.
Exit code: 0 measured, 2 wrong usage.`

const OPTIONS = {
  set: { type: 'string', multiple: true },
  every: { type: 'string', default: '1' },
  list: { type: 'boolean' },
} as const

const CUT = { size: 24, stroke: 2, radius: 3, finish: 'outlined' } as const
const SETS = ['lucide', 'tabler'].map((name) => fileURLToPath(import.meta.resolve(`@iconify-json/${name}/icons.json`)))

await runBench(HELP, OPTIONS, async (values) => {
  const every = wholeOption('every', values.every, 1)
  const lexicon = loadLexicon()
  const isBrand = (word: string): boolean => lexicon.familiarity(word) === 'brand'
  const studio = createStudio({ author: embeddedAuthor(lexicon), judge: attempt, revision: 'bench' })
  const told: string[] = []
  for (const file of values.set ?? SETS) {
    const names = namesIn(file, isBrand).filter((_, at) => at % every === 0)
    const drawn: DrawnItem[] = []
    for (const concept of names) {
      const { items } = await studio.draw({ prompt: null, concept, images: [], cut: CUT, count: 1 })
      drawn.push(...items)
    }
    const checked = drawn.filter(({ status }) => status === 'checked').length
    told.push(
      `${basename(dirname(file)).padEnd(18)}${String(names.length).padStart(5)} names  checked ${((100 * checked) / Math.max(1, names.length)).toFixed(1)} %`,
    )
    if (values.list === true) told.push(...names.map((name, at) => line(name, drawn[at])))
  }
  return told.join('\n')
})

function namesIn(file: string, isBrand: (word: string) => boolean): string[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
  const metadata = file.replace(/icons\.json$/, 'metadata.json')
  return namesOf(read(file), existsSync(metadata) ? read(metadata) : {}, isBrand)
}

function line(name: string, item: DrawnItem | undefined): string {
  return [name, item?.status, item?.intent, item?.findings[0]?.message ?? ''].join('\t')
}
