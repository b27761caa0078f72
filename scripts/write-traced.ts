/**
 * Draws sixty pictures of other people's icons anew, for docs/pictures/traced.png, and lists in docs/traced.md what came of those that
 * failed. Which ones is left to a seed, so that nobody chose the fair ones.
 *
 *   node scripts/run.mjs scripts/write-traced.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasSameTopology } from '../bench/trace/figures.ts'
import type { Drawers, Measured } from '../bench/trace/measure.ts'
import { measure } from '../bench/trace/measure.ts'
import { paintRows } from '../bench/trace/paint-rows.ts'
import type { Row } from '../bench/trace/paint-rows.ts'
import { sendPicture, WAYS } from '../bench/trace/send-picture.ts'
import { chooseSources } from '../bench/trace/sources.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { cutName, HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { loadStudio } from '../src/main/load-studio.ts'
import { sharpDecoder } from '../src/pictures/sharp-decoder.ts'
import type { DrawnItem } from '../src/studio/drawn.ts'
import { randomFrom } from '../src/tools/sheet/shuffled.ts'

const DOCS = join(import.meta.dirname, '../docs')
const SEED = 14
const OF_EACH_SET = 20
const SIDES = [32, 48, 64, 96, 128, 256, 512] as const
const SMALL_CUT: Cut = { ...HOUSE_CUT, size: 16, stroke: 1.5 }
const CUTS: readonly Cut[] = [HOUSE_CUT, SMALL_CUT].flatMap((cut) => [
  { ...cut, finish: 'outlined' },
  { ...cut, finish: 'filled' },
])
/** A drawing that covers less of what its source and it cover together does not show the same. */
const LEAST_OVERLAP = 0.8

interface Drawn {
  readonly place: number
  readonly measured: Measured
  /** In the order of `CUTS`. */
  readonly items: readonly DrawnItem[]
}

async function drawAll(): Promise<Drawn[]> {
  const drawers: Drawers = { studio: await loadStudio(), decoder: sharpDecoder() }
  const sets = Object.values(Object.groupBy(chooseSources(OF_EACH_SET, SEED), ({ set }) => set))
  // One of each set after the other, so that each way comes to all of them.
  const sources = Array.from({ length: OF_EACH_SET }, (_, at) => sets.flatMap((set) => set?.[at] ?? [])).flat()
  const all: Drawn[] = []
  for (const [index, source] of sources.entries()) {
    const random = randomFrom(SEED * 1009 + index)
    const side = SIDES[Math.floor(random() * SIDES.length)] ?? 64
    const sent = await sendPicture(source.svg, WAYS[index % WAYS.length] ?? 'clean', side, random)
    const measured = await measure(source, sent, drawers)
    all.push({ place: index + 1, measured, items: await drawAtCuts(sent.bytes, drawers) })
  }
  return all
}

async function drawAtCuts(bytes: Buffer, { studio, decoder }: Drawers): Promise<DrawnItem[]> {
  const raster = await decoder.decode(bytes, await decoder.measure(bytes))
  const items: DrawnItem[] = []
  for (const cut of CUTS)
    items.push(...(await studio.draw({ concept: null, prompt: null, images: [raster], cut, count: 1 })).items)
  return items
}

/** What is wrong with the drawings of a picture, in sentences; none where nothing is. */
function faultsOf({ measured, items }: Drawn): string[] {
  const { overlap, topology } = measured
  const { ours, theirs } = topology
  const drafts = items.flatMap((item, at) => {
    const error = item.findings.find(({ severity }) => severity === 'error')
    return error === undefined ? [] : [{ cut: cutName(CUTS[at] ?? HOUSE_CUT), message: error.message }]
  })
  const byMessage = Object.entries(Object.groupBy(drafts, ({ message }) => message))
  return [
    ...(overlap < LEAST_OVERLAP ? [`Covers ${overlap.toFixed(2)} of what it and its source cover together.`] : []),
    ...(hasSameTopology(measured)
      ? []
      : [
          `${counted(ours.pieces, 'piece')} with ${counted(ours.holes, 'hole')} for ${theirs.pieces} with ${theirs.holes}.`,
        ]),
    ...byMessage.map(([message, of]) => `Draft at ${of?.map(({ cut }) => cut).join(', ')}: ${message}`),
  ]
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

function rowOf(drawn: Drawn): Row {
  const { source, sent } = drawn.measured
  const states = drawn.items.map(({ status }) => (status === 'checked' ? '+' : 'draft')).join(' ')
  return {
    label: `${drawn.place}  ${source.name}`,
    notes: [`${source.set}, ${sent.way}, ${sent.side} px: ${states}`],
    cells: [source.svg, sent.bytes, ...drawn.items.map(({ svg }) => svg)],
  }
}

function tableOf(failed: readonly { readonly drawn: Drawn; readonly faults: readonly string[] }[]): string {
  const rows = failed.map(({ drawn: { place, measured }, faults }) => {
    const { source, sent } = measured
    return `| ${place} | ${source.set} ${source.name} | ${sent.way}, ${sent.side} px | ${faults.join(' ')} |`
  })
  return ['| | picture of | sent | what is wrong |', '|---|---|---|---|', ...rows].join('\n')
}

/** Puts a text between two lines of a document that say where it goes. */
function between(document: string, text: string): string {
  return document.replace(/(?<=<!-- failed -->\n).*(?=\n<!-- \/failed -->)/s, () => text)
}

const all = await drawAll()
const failed = all.map((drawn) => ({ drawn, faults: faultsOf(drawn) })).filter(({ faults }) => faults.length > 0)
writeFileSync(join(DOCS, 'pictures/traced.png'), await paintRows(all.map(rowOf), 3))
const page = join(DOCS, 'traced.md')
const count = `Of the ${all.length} pictures, ${failed.length} came out with a fault in at least one of their four drawings:`
writeFileSync(page, between(readFileSync(page, 'utf8'), `${count}\n\n${tableOf(failed)}`))
console.log(`${all.length} pictures, ${failed.length} with a fault`)
