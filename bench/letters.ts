import { writeFileSync } from 'node:fs'
import { createReader } from '../src/author/pictures/writing/with-writing.ts'
import { findInk } from '../src/author/trace/ink/find-ink.ts'
import type { Ink } from '../src/author/trace/ink/ink.ts'
import { sharpDecoder } from '../src/pictures/sharp-decoder.ts'
import { quantile } from '../src/tools/quantile.ts'
import { randomFrom, shuffled } from '../src/tools/sheet/shuffled.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { fontsHere, letteredPicture } from './letters/lettered-pictures.ts'
import { readLucide, readPhosphorFill, readTabler } from './likeness/read-set.ts'
import { paintRows } from './trace/paint-rows.ts'
import { sendPicture, WAYS } from './trace/send-picture.ts'

const HELP = `letters: which text in pictures is read, and what is taken for text

  npm run -s bench -- letters [options]

  --count N     pictures with text, and as many icons without (default 300)
  --seed N      which ones (default 1)
  --sheet FILE  paints what was not read, or read wrongly, as PNG

Letters, digits and short texts in the fonts of this machine (fc-list), in frames, on discs and tiles, bare, and words below a drawing; and
icons of Lucide, Tabler and Phosphor Fill whose names do not speak of letters. Both come clean or degraded at 96 to 512 px. Exit code: 0
measured, 2 wrong usage.`

const OPTIONS = { count: { type: 'string' }, seed: { type: 'string' }, sheet: { type: 'string' } } as const

const SIDES = [96, 128, 192, 256, 512] as const

/** Names of drawings in which there are letters or digits. */
const LETTERED =
  /letter|number|alphabet|abc|123|file-type|text|typ|font|-[a-z]$|-[a-z]-|^[a-z]-|\d|brand|logo|sort|currency|sign|parking|hospital|wc|ad|tv|sos|gif|hd|sql|nfc|vip|api|http|cc|badge-|roman|math|copyright|registered|zzz|sleep|language|translat|code|spell|case|bold|italic|underline|strikethrough|heading|subscript|superscript|svg|pdf|csv|doc|xls|ppt|png|jpg|zip|html|css|js|ts|euro|dollar|yen|percent|keyboard|kanban|rss|gps|qr|ai\b|cpu|scooter|medal|calendar|clock|hours|time|license|lock-code|speed|gauge|dice|play-card|club|spade|atom|omega|sigma|infinity|variable|function|lambda|bitcoin|coin|paypal|google|facebook|whatsapp|dribbble|medium|skype|wordpress|windows|xbox|yelp|zapier|creative|git|whole-word|alt$|definition|reality|explicit|binary|file-/

interface Looked {
  readonly name: string
  readonly svg: string
  readonly bytes: Buffer
  readonly ms: number
  readonly found: readonly (string | null)[]
}

async function look(
  drawing: { readonly name: string; readonly svg: string; readonly isOnInk?: boolean },
  index: number,
  seed: number,
): Promise<Looked> {
  const random = randomFrom(seed * 7919 + index)
  const side = SIDES[Math.floor(random() * SIDES.length)] ?? 128
  const way = WAYS[index % WAYS.length] ?? 'clean'
  const isHidden = drawing.isOnInk === true && (way === 'dark' || way === 'tile' || way === 'clean')
  const { bytes } = await sendPicture(drawing.svg, isHidden ? 'noise' : way, side, random)
  const raster = await DECODER.decode(bytes, await DECODER.measure(bytes))
  const ink = findInk(raster)
  const before = process.cpuUsage()
  const { writing = [] }: Ink = READER.withWriting(raster, ink, null)
  const { user, system } = process.cpuUsage(before)
  return { ...drawing, bytes, ms: (user + system) / 1000, found: writing.map(({ text }) => text) }
}

const READER = createReader()
const DECODER = sharpDecoder()

await runBench(HELP, OPTIONS, async (values) => {
  const count = values.count === undefined ? 300 : wholeOption('count', values.count, 1)
  const seed = values.seed === undefined ? 1 : wholeOption('seed', values.seed, 0)
  const fonts = fontsHere()
  if (fonts.length === 0) throw new Error('fc-list names no font: install some, such as DejaVu and Liberation')
  const random = randomFrom(seed)
  const verdicts = { right: 0, wrong: 0, unread: 0 }
  const bad: (Looked & { readonly note: string })[] = []
  const ofCaptions = { out: 0, all: 0 }
  for (let index = 0; index < count; index++) {
    const drawing = letteredPicture(fonts, random)
    const looked = await look(drawing, index, seed)
    const { found } = looked
    if (drawing.isCaption) {
      ofCaptions.all++
      if (found.length > 0) ofCaptions.out++
      else bad.push({ ...looked, note: 'caption stays' })
      continue
    }
    const isRight = found.length === 1 && found[0] === drawing.text
    const isWrong = found.some((text) => text !== null && text !== drawing.text)
    verdicts[isRight ? 'right' : isWrong ? 'wrong' : 'unread']++
    if (!isRight)
      bad.push({ ...looked, note: found.length === 0 ? 'nothing' : found.map((one) => one ?? 'unread').join(' ') })
  }
  const icons = [readLucide(), readTabler(), readPhosphorFill()].flatMap(({ title, icons: all }) =>
    shuffled([...all.keys()].filter((name) => !LETTERED.test(name)).sort(), seed)
      .slice(0, Math.ceil(count / 3))
      .map((name) => ({ name: `${title} ${name}`, svg: all.get(name) ?? '' })),
  )
  const ms: number[] = []
  let taken = 0
  for (const [index, icon] of icons.entries()) {
    const looked = await look(icon, index, seed)
    ms.push(looked.ms)
    if (looked.found.length === 0) continue
    taken++
    bad.push({ ...looked, note: `ICON ${looked.found.map((one) => one ?? 'unread').join(' ')}` })
  }
  if (values.sheet !== undefined && bad.length > 0)
    writeFileSync(
      values.sheet,
      await paintRows(
        bad.map(({ name, note, svg, bytes }) => ({ label: name, notes: [note], cells: [svg, bytes] })),
        6,
      ),
    )
  const all = verdicts.right + verdicts.wrong + verdicts.unread
  const share = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} % of ${whole}`
  const verdict = (isReached: boolean): string => (isReached ? 'reached' : 'MISSED')
  return [
    `text read rightly           ${share(verdicts.right, all)}   wanted ≥ 90 %   ${verdict(verdicts.right >= 0.9 * all)}`,
    `text read as another        ${share(verdicts.wrong, all)}   wanted ≤ 2 %   ${verdict(verdicts.wrong <= 0.02 * all)}`,
    `words below, left out       ${share(ofCaptions.out, ofCaptions.all)}`,
    `icons taken for text        ${share(taken, icons.length)}   wanted ≤ .5 %   ${verdict(taken <= 0.005 * icons.length)}`,
    `a look at an icon           ${quantile(ms, 0.5)?.toFixed(2)} ms median, ${quantile(ms, 0.95)?.toFixed(2)} ms p95 of processor   wanted < 2 ms`,
    ...bad.map(({ name, note }) => `  ${name}: ${note}`),
  ].join('\n')
})
