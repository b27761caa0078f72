import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { embeddedAuthor } from '../author/embedded/embedded-author.ts'
import { loadLexicon } from '../lexicon/load.ts'
import { attempt } from '../studio/attempt.ts'
import { createStudio } from '../studio/draw.ts'
import { CUT_HELP, CUT_OPTIONS, cutOf } from './cut-of.ts'
import { measureCoverage } from './coverage/measure-coverage.ts'
import type { Coverage } from './coverage/measure-coverage.ts'
import { readEquivalents, readPrompts } from './coverage/read-prompts.ts'
import { stop } from './stop.ts'

const HELP = `coverage: draws a table of requests and says how many show what they should

  npm run -s coverage -- [FILE.tsv] [cut] [--equivalents FILE] [--list] [--json]

  FILE.tsv            prompt, expected_concepts, expected_modifiers, kind (default: corpus/prompts/public.tsv)
  --equivalents FILE  slugs that count as the same (default: corpus/prompts/equivalents.tsv)
  --glyphs FOLDER     another folder of glyphs (default: our own)
  --second            draw second ideas (n: 2) too, and count them; those that are the first in a frame apart
  --list              every request that is not shown and checked, with what is missing
  --json              everything as JSON on stdout
${CUT_HELP}

checked: all that was expected is shown, without an error. shown-draft: shown, but a draft. honest-draft: not shown, and
said so. wrong: checked, and not what was expected.
Exit code: 0 measured, 2 wrong usage.`

const OPTIONS = {
  ...CUT_OPTIONS,
  equivalents: { type: 'string' },
  glyphs: { type: 'string' },
  second: { type: 'boolean' },
  list: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const TABLES = join(import.meta.dirname, '../../corpus/prompts')

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  if (values.help === true) {
    process.stdout.write(`${HELP}\n`)
    return
  }
  if (positionals.length > 1) throw new Error('name one file')
  const prompts = readPrompts(readFileSync(positionals[0] ?? join(TABLES, 'public.tsv'), 'utf8'))
  const equivalents = readEquivalents(readFileSync(values.equivalents ?? join(TABLES, 'equivalents.tsv'), 'utf8'))
  const lexicon = loadLexicon(values.glyphs)
  const studio = createStudio({ author: embeddedAuthor(lexicon), judge: attempt, revision: 'tool' })
  const coverage = await measureCoverage(prompts, {
    studio,
    lexicon,
    equivalents,
    cut: cutOf(values),
    second: values.second === true,
  })
  process.stdout.write(values.json === true ? `${JSON.stringify(coverage, null, 2)}\n` : table(coverage))
  if (values.list === true && values.json !== true) process.stdout.write(list(coverage))
}

function table({ all, drawn, byKind, ms, secondIdeas }: Coverage): string {
  const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`.padStart(8)
  const row = (name: string, one: Coverage['all']): string =>
    `${name.padEnd(16)}${String(one.prompts).padStart(5)}${percent(one.checked, one.prompts)}${percent(one.shownDraft, one.prompts)}${percent(one.honestDraft, one.prompts)}${percent(one.wrong, one.prompts)}\n`
  const head = `${''.padEnd(16)}${'n'.padStart(5)}${'checked'.padStart(8)}${'shown'.padStart(8)}${'honest'.padStart(8)}${'wrong'.padStart(8)}\n`
  const kinds = Object.entries(byKind).map(([kind, one]) => row(kind, one))
  const seconds =
    secondIdeas.prompts === 0
      ? ''
      : `second ideas${percent(secondIdeas.found, secondIdeas.prompts)} of the ${secondIdeas.prompts} checked, ${percent(secondIdeas.framed, secondIdeas.prompts).trim()} are the first in a frame\n`
  return `${head}${row('all', all)}${row('glyphs drawn', drawn)}${kinds.join('')}${seconds}median ${ms.median.toFixed(1)} ms, p99 ${ms.p99.toFixed(1)} ms a prompt\n`
}

function list({ prompts }: Coverage): string {
  return prompts
    .filter(({ verdict, second }) => verdict !== 'checked' || second === false)
    .map(
      ({ verdict, prompt, kind, missing, intent, errors, second }) =>
        `${second === false ? 'no-second' : verdict}\t${kind}\t${prompt}\t${missing.join(', ')}\t${intent}\t${errors.join(' ')}\n`,
    )
    .join('')
}

try {
  await main()
} catch (error) {
  stop('coverage', error, Object.keys(OPTIONS))
}
