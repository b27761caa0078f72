import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import { dateText, showDate } from '../show-date.ts'
import { showCount, showNumber } from '../show-number.ts'

/** What was drawn on a day, in UTC. */
export interface ChartDay {
  readonly day: Date
  readonly credits: bigint
  /** Billed by the month. */
  readonly usageUnits: bigint
}

/** All lengths are in px but those along the days, which are parts of the width: so text keeps its size on a phone. */
const BARS_HEIGHT = 150
const TOP = 20
const HEIGHT = TOP + BARS_HEIGHT + 26

/** A bar for each day, and the same as a table for those who do not see it. The days follow on each other. */
export function usageChart(days: readonly ChartDay[]): Html {
  const hasUnits = days.some((day) => day.usageUnits > 0n)
  const most = days.reduce((most, day) => (totalOf(day) > most ? totalOf(day) : most), 0n)
  const scale = roundUp(most)
  const slot = 100 / days.length
  const bars = days.flatMap((day, index) =>
    totalOf(day) === 0n ? [] : bar(day, { x: slot * (index + 0.16), width: slot * 0.68, scale }),
  )
  return html`<figure class="chart usage-chart">
<figcaption>${hasUnits ? 'Credits and billed units' : 'Credits'} used by day, last ${days.length} days</figcaption>
<svg role="img" aria-label="${summary(days, most)}" width="100%" height="${HEIGHT}">
${axes(days, scale)}
${lines(bars)}
</svg>
${hasUnits ? html`<ul class="legend"><li class="first">Prepaid credits</li><li class="second">Units billed by the month</li></ul>` : ''}
<details><summary>The same as a table</summary>
${table(days, hasUnits)}
</details>
</figure>`
}

function totalOf({ credits, usageUnits }: ChartDay): bigint {
  return credits + usageUnits
}

/** The next number that makes a good top of an axis, and has a whole half: 2, 4, 6, 8, 10, 20, 30, 40, … */
function roundUp(most: bigint): bigint {
  for (let power = 1n; ; power *= 10n) {
    const tops = [2n, 3n, 4n, 5n, 6n, 8n, 10n].map((step) => step * power)
    const top = tops.find((one) => one >= most && one % 2n === 0n)
    if (top !== undefined) return top
  }
}

function bar(day: ChartDay, { x, width, scale }: { x: number; width: number; scale: bigint }): Html {
  const heightOf = (value: bigint): number => (Number(value) / Number(scale)) * BARS_HEIGHT
  const piece = (value: bigint, below: bigint, style: string): Html | null => {
    if (value === 0n) return null
    const height = Math.max(heightOf(value), 1)
    const y = TOP + BARS_HEIGHT - heightOf(below) - height
    return html`<rect class="${style}" x="${x.toFixed(2)}%" y="${y.toFixed(1)}" width="${width.toFixed(2)}%" height="${height.toFixed(1)}" rx="1.5"><title>${dateText(day.day)}: ${showNumber(value)}</title></rect>`
  }
  return html`${piece(day.credits, 0n, 'bar')}${piece(day.usageUnits, day.credits, 'bar second')}`
}

function axes(days: readonly ChartDay[], scale: bigint): Html {
  const levels = [scale, scale / 2n, 0n].map((value) => {
    const y = TOP + BARS_HEIGHT - (Number(value) / Number(scale)) * BARS_HEIGHT + 0.5
    const label = value === 0n ? '' : html`<text x="0" y="${y - 5}">${showNumber(value)}</text>`
    return html`<line class="axis" x1="0" x2="100%" y1="${y}" y2="${y}"/>${label}`
  })
  const names = [
    { at: 0, x: '0', anchor: 'start' },
    { at: Math.floor(days.length / 2), x: '50%', anchor: 'middle' },
    { at: days.length - 1, x: '100%', anchor: 'end' },
  ].map(({ at, x, anchor }) => {
    const day = days[at]?.day
    return day === undefined
      ? ''
      : html`<text x="${x}" y="${HEIGHT - 4}" text-anchor="${anchor}">${dateText(day)}</text>`
  })
  return lines([...levels, ...names])
}

function summary(days: readonly ChartDay[], most: bigint): string {
  const sum = days.reduce((sum, day) => sum + totalOf(day), 0n)
  const top = days.find((day) => totalOf(day) === most)
  const peak = top === undefined || most === 0n ? '' : ` Most on ${dateText(top.day)}: ${showNumber(most)}.`
  return `Bar chart: ${showCount(sum, 'credit')} used in ${days.length} days.${peak} The table below has each day.`
}

function table(days: readonly ChartDay[], hasUnits: boolean): Html {
  const rows = days
    .filter((day) => totalOf(day) > 0n)
    .reverse()
    .map(
      ({ day, credits, usageUnits }) =>
        html`<tr><td>${showDate(day)}</td><td class="number">${showNumber(credits)}</td>${hasUnits ? html`<td class="number">${showNumber(usageUnits)}</td>` : ''}</tr>`,
    )
  return html`<div class="table"><table>
<thead><tr><th scope="col">Day</th><th scope="col" class="number">Credits</th>${hasUnits ? html`<th scope="col" class="number">Billed units</th>` : ''}</tr></thead>
<tbody>${lines(rows)}</tbody>
</table></div>
<p class="quiet">Days without draws are left out.</p>`
}
