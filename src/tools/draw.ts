import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pictureOf } from '../client/picture-of.ts'
import { CUT_HELP, CUT_OPTIONS, cutOf } from './cut-of.ts'
import { drawByService } from './draw/draw-by-service.ts'
import { drawHere } from './draw/draw-here.ts'
import type { Drawing, Item, ItemFinding, Wish } from './draw/draw-here.ts'
import { stop } from './stop.ts'

const HELP = `draw: draws an icon from a request in plain English

  npm run -s draw -- "a cloud with a lightning bolt" [--image FILE] [--concept SLUG] [cut] [--n 2] [--json | --program] [--out FILE]

${CUT_HELP}
  --image FILE     a PNG, JPEG or WebP picture to draw from; up to four, each with --image
  --concept SLUG   what the icon is called; may stand without a request
  --n 2            two ideas
  --program        the program in the icon language instead of the SVG
  --json           whole items: svg, status, attempts, intent, program, findings
  --out FILE       write there instead of stdout
  --service URL    let that service draw, such as http://localhost:3000
  --key KEY        the key to send it; a sandbox key is made up when there is none

SVG goes to stdout, the intent and the findings to stderr.
Exit code: 0 every item checked, 1 a draft, 2 wrong usage, or the service refused.`

const OPTIONS = {
  ...CUT_OPTIONS,
  image: { type: 'string', multiple: true },
  concept: { type: 'string' },
  n: { type: 'string' },
  json: { type: 'boolean' },
  program: { type: 'boolean' },
  out: { type: 'string' },
  service: { type: 'string' },
  key: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** As the API: Unicode code points. */
const PROMPT_CHARACTERS = 500

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  if (values.help === true) {
    process.stdout.write(`${HELP}\n`)
    return 0
  }
  const prompt = positionals.join(' ').trim()
  if (prompt === '' && values.concept === undefined && values.image === undefined)
    throw new Error('say what to draw, such as: npm run -s draw -- "a bell"')
  const length = [...prompt].length
  if (length > PROMPT_CHARACTERS)
    throw new Error(`the request has ${length} characters; at most ${PROMPT_CHARACTERS} are read`)
  if (values.n !== undefined && values.n !== '1' && values.n !== '2')
    throw new Error(`--n ${values.n}: allowed are 1, 2`)
  if (values.concept !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(values.concept))
    throw new Error(`--concept ${values.concept}: write lower-case words joined by hyphens`)
  if (values.key !== undefined && values.service === undefined)
    throw new Error('--key is for a service: say which, such as --service http://localhost:3000')
  const wish: Wish = {
    prompt: prompt === '' ? null : prompt,
    concept: values.concept ?? null,
    images: (values.image ?? []).map(readPicture),
    cut: values,
    count: values.n === '2' ? 2 : 1,
  }
  const { concept, items } =
    values.service === undefined ? await drawHere(wish) : await drawThere(wish, values.service, values.key)
  for (const item of items) process.stderr.write(`${describe(item)}\n`)
  const plain = items.map((item) => ({
    ...item,
    findings: item.findings.map(({ span: _span, ...finding }) => finding),
  }))
  const text =
    values.json === true
      ? `${JSON.stringify({ concept, items: plain }, null, 2)}\n`
      : items.map((item) => `${values.program === true ? item.program.trimEnd() : item.svg}\n`).join('')
  if (values.out === undefined) process.stdout.write(text)
  else writeFileSync(values.out, text)
  return items.every((item) => item.status === 'checked') ? 0 : 1
}

/** Throws, with its name, for what is no picture. */
function readPicture(file: string): Uint8Array {
  const bytes = readFileSync(file)
  try {
    pictureOf(bytes)
  } catch (error) {
    throw new Error(`--image ${file} ${error instanceof Error ? error.message : ''}`, { cause: error })
  }
  return bytes
}

async function drawThere(
  { prompt, concept, images, cut, count }: Wish,
  service: string,
  key?: string,
): Promise<Drawing> {
  const order = {
    cut: cutOf(cut),
    n: count,
    images: images.map(pictureOf),
    ...(prompt === null ? {} : { prompt }),
    ...(concept === null ? {} : { concept }),
  }
  const draw = await drawByService(service, key, order)
  return { concept: draw.concept, items: draw.data }
}

function describe(item: Item): string {
  const rounds = item.attempts === 1 ? '1 attempt' : `${item.attempts} attempts`
  return [`${item.status}: ${item.intent} (${rounds})`, ...item.findings.map(line)].join('\n')
}

function line(finding: ItemFinding): string {
  const where = finding.span == null ? '' : ` [line ${finding.span.line}]`
  return `  ${finding.severity} ${finding.rule}: ${finding.message}${where}`
}

try {
  process.exitCode = await main()
} catch (error) {
  stop('draw', error, Object.keys(OPTIONS))
}
