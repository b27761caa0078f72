import { writeFileSync } from 'node:fs'
import type { Eyes } from '../src/author/pictures/picture.ts'
import { eyesFor, silhouettesIn } from '../src/author/pictures/eyes-for.ts'
import type { Memory } from '../src/author/pictures/recognise.ts'
import { memoryOf } from '../src/author/pictures/recognise.ts'
import { findInk } from '../src/author/trace/ink/find-ink.ts'
import { compile } from '../src/drawing/compiler/compile.ts'
import { allCuts, HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { write } from '../src/drawing/svg/write.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { readSilhouettes } from '../src/lexicon/silhouettes.ts'
import type { Decoder } from '../src/pictures/read-picture.ts'
import { sharpDecoder } from '../src/pictures/sharp-decoder.ts'
import { quantile } from '../src/tools/quantile.ts'
import { randomFrom, shuffled } from '../src/tools/sheet/shuffled.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { glyphPrograms } from './likeness/glyph-programs.ts'
import { liesOn } from './recognise/lies-on.ts'
import { otherThings } from './recognise/other-things.ts'
import type { Drawing } from './recognise/other-things.ts'
import { maskOf, overlapOf } from './trace/mask.ts'
import { paintRows } from './trace/paint-rows.ts'
import { sendPicture, WAYS } from './trace/send-picture.ts'

const HELP = `recognise: which pictures are taken for a glyph of ours

  npm run -s bench -- recognise [options]

  --count N     pictures of our own glyphs, and as many of other things (default 300)
  --seed N      which ones (default 1)
  --sheet FILE  paints what was taken wrongly, or not at all, as PNG, each beside the glyph that it was taken for

Our glyphs in any cut, and drawings of what the lexicon does not have, come clean or degraded at 32 to 512 px. A glyph is named
rightly by its own name, as the first or among those that look the same in the weight of the picture, or by one whose drawing is the
same at the house cut. So is another set's drawing that, made as large, lies on the glyph: one circle is like another. Exit code: 0 measured, 2 wrong usage.`

const OPTIONS = { count: { type: 'string' }, seed: { type: 'string' }, sheet: { type: 'string' } } as const

const SIDES = [32, 48, 64, 96, 128, 256, 512] as const
/** From this overlap on two glyphs are one picture. */
const SAME = 0.97

interface Looked {
  readonly drawing: Drawing
  readonly bytes: Buffer
  /** The glyph that it is, or null. */
  readonly is: string | null
  readonly taken: string | null
  /** Whether the glyph that it is taken for stands upright in it. */
  readonly isUpright: boolean
  /** What else is said to look the same. */
  readonly twins: readonly string[]
  /** Of processor: the whole look, and comparing what was seen with the glyphs, each reading of a picture by itself. */
  readonly ms: number
  readonly lookUpMs: readonly number[]
}

/** What looks at pictures, and what reads them. */
interface Looker {
  readonly eyes: Eyes
  readonly memory: Memory
  readonly decoder: Decoder
  readonly seed: number
}

async function look(drawing: Drawing, is: string | null, index: number, looker: Looker): Promise<Looked> {
  const { eyes, memory, decoder, seed } = looker
  const random = randomFrom(seed * 7919 + index)
  const side = SIDES[Math.floor(random() * SIDES.length)] ?? 64
  const { bytes } = await sendPicture(drawing.svg, WAYS[index % WAYS.length] ?? 'clean', side, random)
  const raster = await decoder.decode(bytes, await decoder.measure(bytes))
  const [known, ms] = timed(() => eyes.recognise(raster))
  const lookUpMs = silhouettesIn(raster, findInk(raster)).map((one) => timed(() => memory.recognise([one]))[1])
  return {
    drawing,
    bytes,
    is,
    taken: known?.glyph ?? null,
    isUpright: known?.position === 'upright',
    twins: known?.twins ?? [],
    ms,
    lookUpMs,
  }
}

/** What some work gives, and the ms of processor that it takes. */
function timed<Result>(work: () => Result): readonly [Result, number] {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return [result, (user + system) / 1000]
}

function share(part: readonly Looked[], whole: readonly Looked[]): string {
  return `${((100 * part.length) / Math.max(1, whole.length)).toFixed(1)} % of ${whole.length}`
}

await runBench(HELP, OPTIONS, async (values) => {
  const count = values.count === undefined ? 300 : wholeOption('count', values.count, 1)
  const seed = values.seed === undefined ? 1 : wholeOption('seed', values.seed, 0)
  const lexicon = loadLexicon()
  const looker: Looker = {
    eyes: eyesFor(lexicon),
    memory: memoryOf(readSilhouettes()),
    decoder: sharpDecoder(),
    seed,
  }
  const programs = glyphPrograms()
  const atHouse = (name: string): string => {
    const program = programs.get(name)
    return program === undefined ? '' : write(compile(program, HOUSE_CUT).drawing)
  }
  const cuts = shuffled(allCuts(), seed)
  const ours: Looked[] = []
  for (const [index, name] of shuffled([...programs.keys()].sort(), seed)
    .slice(0, count)
    .entries()) {
    const program = programs.get(name)
    const cut = cuts[index % cuts.length]
    if (program === undefined || cut === undefined) continue
    const svg = write(compile(program, cut).drawing)
    ours.push(await look({ name, svg }, name, index, looker))
  }
  const others: Looked[] = []
  for (const [index, drawing] of otherThings(lexicon, count, seed).entries())
    others.push(await look(drawing, null, index, looker))
  const isSame = (one: string, other: string): boolean =>
    one === other || overlapOf(maskOf(atHouse(one)), maskOf(atHouse(other))) >= SAME
  const right = ours.filter(
    ({ is, taken, twins }) => is !== null && taken !== null && (twins.includes(is) || isSame(is, taken)),
  )
  const first = right.filter(({ is, taken }) => is !== null && taken !== null && isSame(is, taken))
  const mistaken = ours.filter((one) => one.taken !== null && !right.includes(one))
  const named = others.filter(({ taken }) => taken !== null)
  const wrongly = named.filter(
    ({ drawing, taken, isUpright }) => !isUpright || taken === null || liesOn(drawing.svg, atHouse(taken)) < SAME,
  )
  const wrong = [...ours.filter((one) => !right.includes(one)), ...wrongly]
  if (values.sheet !== undefined && wrong.length > 0)
    writeFileSync(
      values.sheet,
      await paintRows(
        wrong.map(({ drawing, bytes, taken }) => ({
          label: drawing.name,
          notes: [taken === null ? 'not known' : `taken for ${taken}`],
          cells: [drawing.svg, bytes, taken === null ? '' : atHouse(taken)],
        })),
        4,
      ),
    )
  const all = [...ours, ...others]
  const ms = all.map((one) => one.ms)
  const lookUpMs = all.flatMap((one) => one.lookUpMs)
  const lookUp = quantile(lookUpMs, 0.5) ?? 0
  const verdict = (isReached: boolean): string => (isReached ? 'reached' : 'MISSED')
  return [
    `our own glyphs, named rightly      ${share(right, ours)}   wanted ≥ 97 %   ${verdict(right.length >= 0.97 * ours.length)}`,
    `  of them by the first name         ${share(first, ours)}`,
    `our own glyphs, named as others    ${share(mistaken, ours)}`,
    `other things, named wrongly        ${share(wrongly, others)}   wanted ≤ 2 %   ${verdict(wrongly.length <= 0.02 * others.length)}`,
    `  and those that lie on the glyph   ${share(named, others)}`,
    `a look, ink included               ${quantile(ms, 0.5)?.toFixed(1)} ms median, ${quantile(ms, 0.95)?.toFixed(1)} ms p95 of processor`,
    `  comparing with the glyphs alone   ${lookUp.toFixed(1)} ms median, ${quantile(lookUpMs, 0.95)?.toFixed(1)} ms p95   wanted ≤ 5 ms   ${verdict(lookUp <= 5)}`,
    ...wrong.map(({ drawing, taken }) => `  ${drawing.name}: ${taken ?? 'not known'}`),
  ].join('\n')
})
