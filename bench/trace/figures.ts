import { quantile } from '../../src/tools/quantile.ts'
import type { Measured } from './measure.ts'

/** What many pictures came to, taken together; shares from 0 to 1, null where there is nothing to measure. */
export interface Figures {
  readonly pictures: number
  readonly overlapMedian: number | null
  readonly overlapP10: number | null
  /** Share with as many pieces of ink and as many holes as the source. */
  readonly sameTopology: number | null
  /** Nodes of our drawing ÷ the source's, the middle one, and the share with at most `MOST_NODES`. */
  readonly nodesMedian: number | null
  readonly fewNodes: number | null
  /** Share of components rightly taken for strokes or for solids. */
  readonly kindsRight: number | null
  readonly checkedHouse: number | null
  readonly checkedSmall: number | null
  readonly cpuMedianMs: number | null
  readonly cpuP95Ms: number | null
}

/** So many times the source's nodes are not too many. */
const MOST_NODES = 1.4

export function figuresOf(measured: readonly Measured[]): Figures {
  const share = (holds: (one: Measured) => boolean): number | null =>
    measured.length === 0 ? null : measured.filter(holds).length / measured.length
  const overlaps = measured.map(({ overlap }) => overlap)
  const nodes = measured.filter(({ likeSource }) => likeSource !== '').map(nodeRatio)
  const kinds = measured.reduce((sum, { kinds: { right, of } }) => ({ right: sum.right + right, of: sum.of + of }), {
    right: 0,
    of: 0,
  })
  const cpu = measured.map(({ cpuMs }) => cpuMs)
  return {
    pictures: measured.length,
    overlapMedian: quantile(overlaps, 0.5),
    overlapP10: quantile(overlaps, 0.1),
    sameTopology: share(hasSameTopology),
    nodesMedian: quantile(nodes, 0.5),
    fewNodes: nodes.length === 0 ? null : nodes.filter((ratio) => ratio <= MOST_NODES).length / nodes.length,
    kindsRight: kinds.of === 0 ? null : kinds.right / kinds.of,
    checkedHouse: share(({ house }) => house.status === 'checked'),
    checkedSmall: share(({ small }) => small.status === 'checked'),
    cpuMedianMs: quantile(cpu, 0.5),
    cpuP95Ms: quantile(cpu, 0.95),
  }
}

export function nodeRatio({ nodes: { ours, theirs } }: Measured): number {
  return ours / Math.max(1, theirs)
}

export function hasSameTopology({ topology: { ours, theirs } }: Measured): boolean {
  return ours.pieces === theirs.pieces && ours.holes === theirs.holes
}

/** What is wanted of a figure: at least or at most so much. */
interface Wanted {
  readonly what: string
  readonly value: number | null
  readonly least?: number
  readonly most?: number
  readonly unit?: '%' | 'ms'
}

/** Each figure that is wanted beside what it came to. */
export function verdicts(clean: Figures, degraded: Figures, all: Figures): string {
  const rows: readonly Wanted[] = [
    { what: 'overlap, median, clean', value: clean.overlapMedian, least: 0.93 },
    { what: 'overlap, median, degraded', value: degraded.overlapMedian, least: 0.88 },
    { what: 'overlap, p10, all', value: all.overlapP10, least: 0.8 },
    { what: 'same components and holes, clean', value: clean.sameTopology, least: 0.92, unit: '%' },
    { what: 'same components and holes, degraded', value: degraded.sameTopology, least: 0.85, unit: '%' },
    { what: 'nodes ÷ those of the source, median', value: all.nodesMedian, most: MOST_NODES },
    { what: 'stroke or solid right, of components', value: all.kindsRight, least: 0.98, unit: '%' },
    { what: 'checked at the house cut', value: all.checkedHouse, least: 0.85, unit: '%' },
    { what: 'checked at 16/1.5', value: all.checkedSmall, least: 0.75, unit: '%' },
    { what: 'processor for decoding and drawing, median', value: all.cpuMedianMs, most: 60, unit: 'ms' },
    { what: 'processor for decoding and drawing, p95', value: all.cpuP95Ms, most: 200, unit: 'ms' },
  ]
  return rows.map(verdict).join('')
}

function verdict({ what, value, least, most, unit }: Wanted): string {
  const shown = (number: number): string =>
    unit === '%' ? `${(number * 100).toFixed(1)} %` : unit === 'ms' ? `${number.toFixed(0)} ms` : number.toFixed(3)
  const isReached = value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity)
  const wanted = least === undefined ? `≤ ${shown(most ?? 0)}` : `≥ ${shown(least)}`
  return `${what.padEnd(46)}${(value === null ? '–' : shown(value)).padStart(9)}   wanted ${wanted.padEnd(10)} ${isReached ? 'reached' : 'MISSED'}\n`
}

/** A table of groups of pictures, one a line. */
export function table(groups: ReadonlyMap<string, readonly Measured[]>): string {
  const head = 'overlap    p10  same  nodes  ≤1.4  kinds  24/2  16/1.5  ms  p95'
  const lines = [...groups].map(([name, measured]) => {
    const of = figuresOf(measured)
    const share = (value: number | null, width: number): string =>
      (value === null ? '–' : (value * 100).toFixed(0)).padStart(width)
    const number = (value: number | null, digits: number, width: number): string =>
      (value === null ? '–' : value.toFixed(digits)).padStart(width)
    return [
      name.padEnd(20),
      String(of.pictures).padStart(4),
      number(of.overlapMedian, 3, 9),
      number(of.overlapP10, 3, 7),
      share(of.sameTopology, 6),
      number(of.nodesMedian, 2, 7),
      share(of.fewNodes, 6),
      share(of.kindsRight, 7),
      share(of.checkedHouse, 6),
      share(of.checkedSmall, 8),
      number(of.cpuMedianMs, 0, 4),
      number(of.cpuP95Ms, 0, 5),
    ].join('')
  })
  return `${''.padEnd(20)}   n  ${head}\n${lines.join('\n')}\n`
}
