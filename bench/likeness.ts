import { readFileSync } from 'node:fs'
import { compile } from '../src/drawing/compiler/compile.ts'
import type { Program } from '../src/drawing/language/program.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { write } from '../src/drawing/svg/write.ts'
import { quantile } from '../src/tools/quantile.ts'
import { runBench } from './command/run-bench.ts'
import type { Alike } from './likeness/find-alike.ts'
import { findAlike } from './likeness/find-alike.ts'
import { glyphPrograms } from './likeness/glyph-programs.ts'
import type { Ink } from './likeness/ink.ts'
import { inkOf, overlap } from './likeness/ink.ts'
import type { IconSet } from './likeness/read-set.ts'
import { readLucide, readTabler } from './likeness/read-set.ts'
import { shownAt } from './likeness/shown-at.ts'
import type { SetFigures } from './likeness/set-figures.ts'
import { figuresOf } from './likeness/set-figures.ts'
import { skeletonVertices } from './likeness/skeleton-vertices.ts'
import { sameVertices, verticesOf } from './likeness/vertices.ts'

const HELP = `likeness: whether a glyph of ours is too much like one of Lucide's or Tabler's

  npm run -s bench -- likeness [--near] [--figures] [--json]

  --near     also the pairs that come close (overlap from .9 on)
  --figures  also how the sets compare in figures; takes some minutes
  --json     everything as JSON

Drawings at 24 px, stroke 2, radius 3, outlined; overlap is intersection over union of the ink. Every pair from .95 on, and
every pair from .8 on that is drawn on the same points, has to be reviewed: bench/likeness/reviewed.tsv says why it may
be so (a circle is a circle); others are drawn anew. A row that is needed no more is wrong as well.
Exit code: 0 all reviewed, 1 some are not, 2 wrong usage.`

/** From this overlap on two drawings are the same. */
const SAME = 0.95
const NEAR = 0.9
/** From this overlap on, drawings on the same points are the same: corners and ends are all that differs. */
const SAME_POINTS = 0.8
const SIZES = [24, 20, 16] as const

const OPTIONS = {
  near: { type: 'boolean' },
  figures: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

interface Result {
  readonly alike: readonly Alike[]
  readonly unreviewed: readonly Alike[]
  /** Rows of the table that no pair needs any more. */
  readonly outdated: readonly string[]
  readonly near: readonly Alike[]
  /** Overlap of drawings of the same name, the middle one; empty unless asked for, as the figures are. */
  readonly sameName: Readonly<Record<string, { readonly pairs: number; readonly overlapMedian: number | null }>>
  readonly figures: Readonly<Record<string, SetFigures>>
}

function measure(withFigures: boolean): Result {
  const programs = glyphPrograms()
  const drawn = (cut: Cut): string[] => [...programs.values()].map((program) => write(compile(program, cut).drawing))
  const ours = inksOf([...programs.keys()], drawn(HOUSE_CUT))
  const sets = [readLucide(), readTabler()].map((set) => ({
    set,
    inks: inksOf([...set.icons.keys()], [...set.icons.values()]),
  }))
  const close = sets.flatMap(({ set, inks }) =>
    findAlike(ours, set.title, inks, SAME_POINTS).filter(
      (one) => one.overlap >= NEAR || hasSamePoints(one, programs, set),
    ),
  )
  const alike = close.filter(
    (one) => one.overlap >= SAME || sets.some(({ set }) => set.title === one.set && hasSamePoints(one, programs, set)),
  )
  const reviewed = reviewedPairs()
  const [lucide] = sets
  const ourFigures = (): SetFigures =>
    figuresOf(drawn(HOUSE_CUT), [...ours.values()], new Map(SIZES.map((size) => [size, drawn({ ...HOUSE_CUT, size })])))
  return {
    alike,
    unreviewed: alike.filter((one) => !reviewed.has(pairName(one))),
    outdated: [...reviewed].filter((pair) => !alike.some((one) => pairName(one) === pair)),
    near: close.filter((one) => !alike.includes(one)),
    sameName: withFigures
      ? Object.fromEntries(sets.map(({ set, inks }) => [set.title, sameNames(ours, set, inks)]))
      : {},
    figures: withFigures
      ? {
          Burin: ourFigures(),
          ...(lucide === undefined ? {} : { Lucide: theirFigures(lucide.set, lucide.inks) }),
        }
      : {},
  }
}

function hasSamePoints({ glyph, icon }: Alike, programs: ReadonlyMap<string, Program>, set: IconSet): boolean {
  const [program, svg] = [programs.get(glyph), set.icons.get(icon)]
  if (program === undefined || svg === undefined) return false
  return sameVertices(skeletonVertices(program, HOUSE_CUT), verticesOf(svg))
}

function pairName({ glyph, set, icon }: Alike): string {
  return `${glyph} ${set} ${icon}`
}

function inksOf(names: readonly string[], svgs: readonly string[]): Map<string, Ink> {
  return new Map(names.map((name, index) => [name, inkOf(svgs[index] ?? '', HOUSE_CUT.size)]))
}

/** A browser shows the same drawing smaller: the stroke shrinks with it. */
function theirFigures(set: IconSet, inks: ReadonlyMap<string, Ink>): SetFigures {
  const svgs = [...set.icons.values()]
  const atSizes = SIZES.map((size) => [size, svgs.map((svg) => shownAt(svg, size))] as const)
  return figuresOf(svgs, [...inks.values()], new Map(atSizes))
}

function sameNames(
  ours: ReadonlyMap<string, Ink>,
  set: IconSet,
  inks: ReadonlyMap<string, Ink>,
): Result['sameName'][string] {
  const shares: number[] = []
  for (const [name, ink] of ours) {
    const other = inks.get(set.aliases.get(name) ?? name)
    if (other !== undefined) shares.push(overlap(ink, other))
  }
  return { pairs: shares.length, overlapMedian: quantile(shares, 0.5) }
}

/** `glyph set icon` of each row of the table of pairs that somebody has looked at. */
function reviewedPairs(): Set<string> {
  const text = readFileSync(new URL('likeness/reviewed.tsv', import.meta.url), 'utf8')
  return new Set(
    text
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t').slice(0, 3).join(' ')),
  )
}

function report({ alike, unreviewed, outdated, near, sameName, figures }: Result, withNear: boolean): string {
  const row = (one: Alike): string =>
    `  ${one.overlap.toFixed(3)}  ${one.glyph} = ${one.set} ${one.icon}${unreviewed.includes(one) ? '  NOT REVIEWED' : ''}\n`
  const names = Object.entries(sameName).map(
    ([set, { pairs, overlapMedian }]) =>
      `same name in ${set}: ${pairs} pairs, half of them overlap by ${overlapMedian?.toFixed(2) ?? '–'} or less\n`,
  )
  return [
    `${alike.length} pairs overlap by ${SAME} or more or are drawn on the same points, ${unreviewed.length} of them not reviewed\n`,
    ...alike.map(row),
    ...outdated.map((pair) => `  ${pair} stands in the table and is alike no more\n`),
    ...(withNear ? [`${near.length} pairs come close\n`, ...near.map(row)] : []),
    ...names,
    ...(Object.keys(figures).length > 0 ? [table(figures)] : []),
  ].join('')
}

function table(figures: Result['figures']): string {
  const sets = Object.entries(figures)
  const line = (what: string, cell: (of: SetFigures) => string): string =>
    `${what.padEnd(52)}${sets.map(([, of]) => cell(of).padStart(22)).join('')}\n`
  const share = (value: number | undefined): string => `${((value ?? 0) * 100).toFixed(1)} %`
  return [
    `${''.padEnd(52)}${sets.map(([title]) => title.padStart(22)).join('')}\n`,
    line('icons', (of) => String(of.icons)),
    line('nodes, median / p95', (of) => `${of.nodesMedian} / ${of.nodesP95}`),
    line('bytes, median / p95', (of) => `${of.bytesMedian} / ${of.bytesP95}`),
    line('ink density, mean', (of) => share(of.densityMean)),
    line('ink density, σ/μ', (of) => of.densityVariation.toFixed(3)),
    line('less than 2 px of clear space at 24/2', (of) => share(of.clearSpaceBelow2px)),
    line(`with straight edges between pixels, ${SIZES.join(' / ')} px`, (of) =>
      SIZES.map((size) => share(of.offGrid[size])).join(' / '),
    ),
  ].join('')
}

await runBench(HELP, OPTIONS, (values) => {
  const result = measure(values.figures === true)
  if (result.unreviewed.length + result.outdated.length > 0) process.exitCode = 1
  return values.json === true ? JSON.stringify(result, null, 2) : report(result, values.near === true).trimEnd()
})
