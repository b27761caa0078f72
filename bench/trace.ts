import { writeFileSync } from 'node:fs'
import { embeddedAuthor } from '../src/author/embedded/embedded-author.ts'
import { compile } from '../src/drawing/compiler/compile.ts'
import { parse } from '../src/drawing/language/parse.ts'
import { HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { write } from '../src/drawing/svg/write.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { sharpDecoder } from '../src/pictures/sharp-decoder.ts'
import { attempt } from '../src/studio/attempt.ts'
import { createStudio } from '../src/studio/draw.ts'
import { randomFrom } from '../src/tools/sheet/shuffled.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { figuresOf, hasSameTopology, nodeRatio, table, verdicts } from './trace/figures.ts'
import type { Drawers, Measured } from './trace/measure.ts'
import { AS_IT_IS, placed } from './trace/mask.ts'
import { measure } from './trace/measure.ts'
import type { Row } from './trace/paint-rows.ts'
import { paintRows } from './trace/paint-rows.ts'
import { sendPicture, WAYS } from './trace/send-picture.ts'
import type { Way } from './trace/send-picture.ts'
import { chooseSources } from './trace/sources.ts'

const HELP = `trace: how well pictures of drawings that are not ours become icons

  npm run -s bench -- trace [options]

  --count N     drawings of each set: Lucide, Tabler, Phosphor Fill (default 200)
  --seed N      which ones (default 1)
  --way NAME    only pictures that came this way: ${WAYS.join(', ')}
  --set NAME    only this set
  --name NAME   only drawings whose name has this in it
  --sheet FILE  paints them as PNG: source, picture, ours upon it, at the house cut, filled, at 16/1.5
  --worst N     the sheet has the N with the least overlap
  --list FILE   a line of figures for each picture, worst first
  --json        the figures as JSON

Each drawing is sent clean, and once more in one of the other ways, at 32 to 1024 px. Overlap is intersection over union with
the clean source of our drawing at the source's own weight, where it fits best; of what is filled, at the weight of its lines
or of the pen round its areas. Exit code: 0 measured, 2 wrong usage.`

const OPTIONS = {
  count: { type: 'string' },
  seed: { type: 'string' },
  way: { type: 'string' },
  set: { type: 'string' },
  name: { type: 'string' },
  sheet: { type: 'string' },
  worst: { type: 'string' },
  list: { type: 'string' },
  json: { type: 'boolean' },
} as const

const SIDES = [32, 48, 64, 96, 128, 256, 512, 1024] as const

interface Wish {
  readonly count: number
  readonly seed: number
  readonly way: string | undefined
  readonly set: string | undefined
  readonly name: string | undefined
}

async function measureAll({ count, seed, way, set, name }: Wish): Promise<Measured[]> {
  const measured: Measured[] = []
  const studio = createStudio({ author: embeddedAuthor(loadLexicon()), judge: attempt, revision: 'bench' })
  const drawers: Drawers = { studio, decoder: sharpDecoder() }
  for (const [index, source] of chooseSources(count, seed).entries()) {
    const random = randomFrom(seed * 1_000_003 + index)
    const degraded = WAYS[1 + (index % (WAYS.length - 1))] ?? 'noise'
    for (const one of ['clean', degraded] as const satisfies readonly Way[]) {
      const side = SIDES[Math.floor(random() * SIDES.length)] ?? 256
      const sent = await sendPicture(source.svg, one, side, random)
      const isLeftOut =
        (way !== undefined && way !== one) ||
        (set !== undefined && !source.set.toLowerCase().startsWith(set.toLowerCase())) ||
        (name !== undefined && !source.name.includes(name))
      if (!isLeftOut) measured.push(await measure(source, sent, drawers))
    }
  }
  return measured
}

function report(measured: readonly Measured[]): string {
  const clean = measured.filter(({ sent }) => sent.way === 'clean')
  const degraded = measured.filter(({ sent }) => sent.way !== 'clean')
  const groups = new Map<string, readonly Measured[]>([['clean', clean]])
  for (const way of WAYS.slice(1))
    groups.set(
      way,
      of(measured, (one) => one.sent.way === way),
    )
  for (const set of new Set(measured.map(({ source }) => source.set))) {
    groups.set(
      `${set}, clean`,
      of(clean, (one) => one.source.set === set),
    )
    groups.set(
      `${set}, rest`,
      of(degraded, (one) => one.source.set === set),
    )
  }
  for (const side of SIDES)
    groups.set(
      `${side} px`,
      of(measured, (one) => one.sent.side === side),
    )
  return `${table(groups)}\n${verdicts(figuresOf(clean), figuresOf(degraded), figuresOf(measured))}`
}

function of(measured: readonly Measured[], holds: (one: Measured) => boolean): Measured[] {
  return measured.filter(holds)
}

function rowOf(one: Measured): Row {
  const { source, sent, house, own, small, overlap, topology, likeSource, placement } = one
  const errors = [house, small].map((item) =>
    item.findings.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : [])).join(' '),
  )
  const filled =
    own.svg === '' ? '' : write(compile(parse(own.program).program, { ...HOUSE_CUT, finish: 'filled' }).drawing)
  const { ours, theirs } = topology
  return {
    label: `${source.set} ${source.name} / ${sent.way} ${sent.side}`,
    notes: [
      `${overlap.toFixed(2)} ${hasSameTopology(one) ? '' : `${ours.pieces}/${ours.holes} for ${theirs.pieces}/${theirs.holes}`} n ${nodeRatio(one).toFixed(1)} ${(house.intent || 'nothing').replace('A traced pictogram: ', '')}`,
      `${house.status} ${errors[0] ?? ''} + 16: ${small.status} ${errors[1] ?? ''}`,
    ],
    cells: [source.svg, sent.bytes, laidUpon(source.svg, likeSource, placement), house.svg, filled, small.svg],
  }
}

/** Our drawing over the source's, red. */
function laidUpon(source: string, ours: string, placement: Measured['placement']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${placed(source, AS_IT_IS)}<g color="#e11d48" opacity=".6">${placed(ours, placement)}</g></svg>`
}

function lineOf(one: Measured): string {
  const { source, sent, overlap, house, small, kinds, cpuMs } = one
  const rules = (item: Measured['house']): string =>
    item.findings.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : [])).join(',') || '–'
  return [
    overlap.toFixed(3),
    source.set,
    source.name,
    sent.way,
    sent.side,
    hasSameTopology(one) ? 'same' : 'other',
    nodeRatio(one).toFixed(2),
    `${kinds.right}/${kinds.of}`,
    rules(house),
    rules(small),
    cpuMs.toFixed(0),
  ].join('\t')
}

await runBench(HELP, OPTIONS, async (values) => {
  const { way, set, name } = values
  const measured = await measureAll({
    count: values.count === undefined ? 200 : wholeOption('count', values.count, 1),
    seed: values.seed === undefined ? 1 : wholeOption('seed', values.seed, 0),
    way,
    set,
    name,
  })
  const worst = [...measured].sort((a, b) => a.overlap - b.overlap)
  if (values.list !== undefined) writeFileSync(values.list, `${worst.map(lineOf).join('\n')}\n`)
  if (values.sheet !== undefined) {
    const shown = values.worst === undefined ? measured : worst.slice(0, wholeOption('worst', values.worst, 1))
    writeFileSync(values.sheet, await paintRows(shown.map(rowOf), 2))
  }
  return values.json === true ? JSON.stringify(figuresOf(measured), null, 2) : report(measured).trimEnd()
})
