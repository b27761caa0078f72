import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import { barChart } from '../bar-chart.ts'
import { dateText, showDate } from '../show-date.ts'
import { showCount, showNumber } from '../show-number.ts'

/** What was drawn on a day, in UTC. */
export interface ChartDay {
  readonly day: Date
  readonly credits: bigint
  /** Billed by the month. */
  readonly usageUnits: bigint
}

/** A bar for each day, and the same as a table for those who do not see it. The days follow on each other. */
export function usageChart(days: readonly ChartDay[]): Html {
  const hasUnits = days.some((day) => day.usageUnits > 0n)
  return barChart({
    caption: `${hasUnits ? 'Credits and billed units' : 'Credits'} used by day, last ${days.length} days`,
    summary: summary(days),
    bars: days.map(({ day, credits, usageUnits }) => ({
      name: dateText(day),
      values: [Number(credits), Number(usageUnits)],
    })),
    legend: hasUnits ? ['Prepaid credits', 'Units billed by the month'] : null,
    table: table(days, hasUnits),
  })
}

function totalOf({ credits, usageUnits }: ChartDay): bigint {
  return credits + usageUnits
}

function summary(days: readonly ChartDay[]): string {
  const most = days.reduce((most, day) => (totalOf(day) > most ? totalOf(day) : most), 0n)
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
