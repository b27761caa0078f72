import { html, lines } from '../../pages/html/html.ts'
import type { Html, Part } from '../../pages/html/html.ts'
import { showNumber } from './show-number.ts'

/** What was counted in one span of time. */
export interface ChartBar {
  /** The span, in few words: "21 Nov 2026". */
  readonly name: string
  /** Whole numbers that add up to the bar, from below; the second is drawn apart from the first. */
  readonly values: readonly [number, number]
}

export interface BarChart {
  readonly caption: string
  /** All that the picture says, for those who do not see it. */
  readonly summary: string
  /** Spans that follow on each other; one at least. */
  readonly bars: readonly ChartBar[]
  /** What the two values are; null where there is but the first. */
  readonly legend: readonly [string, string] | null
  /** Each number. */
  readonly table: Html
}

/** All lengths are in px but those along the spans, which are parts of the width: so text keeps its size on a phone. */
const BARS_HEIGHT = 150
const TOP = 20
const HEIGHT = TOP + BARS_HEIGHT + 26

/** A bar for each span of time, drawn without a script, and the same as a table. */
export function barChart({ caption, summary, bars, legend, table }: BarChart): Html {
  const scale = roundUp(Math.max(...bars.map(heightOf)))
  const slot = 100 / bars.length
  const drawn = bars.map((bar, index) => drawBar(bar, { x: slot * (index + 0.16), width: slot * 0.68, scale }))
  return html`<figure class="chart bar-chart">
<figcaption>${caption}</figcaption>
<svg role="img" aria-label="${summary}" width="100%" height="${HEIGHT}">
${axes(bars, scale)}
${lines(drawn.filter((one) => one !== null))}
</svg>
${legend === null ? '' : html`<ul class="legend"><li class="first">${legend[0]}</li><li class="second">${legend[1]}</li></ul>`}
<details><summary>The same as a table</summary>
${table}
</details>
</figure>`
}

/** What a bar adds up to. */
export function heightOf({ values: [first, second] }: ChartBar): number {
  return first + second
}

/** The next number that makes a good top of an axis, and has a whole half: 2, 4, 6, 8, 10, 20, 30, 40, … */
function roundUp(most: number): number {
  for (let power = 1; ; power *= 10) {
    const tops = [2, 3, 4, 5, 6, 8, 10].map((step) => step * power)
    const top = tops.find((one) => one >= most && one % 2 === 0)
    if (top !== undefined) return top
  }
}

interface Place {
  readonly x: number
  readonly width: number
  readonly scale: number
}

/** Null for what has no height. */
function drawBar({ name, values: [first, second] }: ChartBar, { x, width, scale }: Place): Html | null {
  if (first + second === 0) return null
  const piece = (value: number, below: number, style: string): Html | null => {
    if (value === 0) return null
    const exact = (value / scale) * BARS_HEIGHT
    const height = Math.max(exact, 1)
    const y = TOP + BARS_HEIGHT - (below / scale) * BARS_HEIGHT - height
    return html`<rect class="${style}" x="${x.toFixed(2)}%" y="${y.toFixed(1)}" width="${width.toFixed(2)}%" height="${height.toFixed(1)}" rx="1.5"><title>${name}: ${showNumber(value)}</title></rect>`
  }
  return html`${piece(first, 0, 'bar')}${piece(second, first, 'bar second')}`
}

function axes(bars: readonly ChartBar[], scale: number): Html {
  const levels = [scale, scale / 2, 0].map((value) => {
    const y = TOP + BARS_HEIGHT - (value / scale) * BARS_HEIGHT + 0.5
    const label: Part = value === 0 ? '' : html`<text x="0" y="${y - 5}">${showNumber(value)}</text>`
    return html`<line class="axis" x1="0" x2="100%" y1="${y}" y2="${y}"/>${label}`
  })
  const names = [
    { at: 0, x: '0', anchor: 'start' },
    { at: Math.floor(bars.length / 2), x: '50%', anchor: 'middle' },
    { at: bars.length - 1, x: '100%', anchor: 'end' },
  ].map(({ at, x, anchor }) => {
    const bar = bars[at]
    return bar === undefined ? '' : html`<text x="${x}" y="${HEIGHT - 4}" text-anchor="${anchor}">${bar.name}</text>`
  })
  return lines([...levels, ...names])
}
