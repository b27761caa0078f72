import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import { barChart, heightOf } from '../../../web/html/bar-chart.ts'
import type { ChartBar } from '../../../web/html/bar-chart.ts'
import { dateText } from '../../../web/html/show-date.ts'
import { showCount, showNumber } from '../../../web/html/show-number.ts'
import type { SpanOfSite } from '../../traffic/read-traffic.ts'
import type { Span } from '../../traffic/span.ts'
import { showBytes } from './show-bytes.ts'

/** Requests by span of time, those that failed on top of the others. There is one at least. */
export function trafficChart(span: Span, figures: readonly SpanOfSite[]): Html {
  const bars = figures.map((one): ChartBar => {
    const { answered, failed } = sumOf([one])
    return { name: nameOf(one.begins, span), values: [answered, failed] }
  })
  return barChart({
    caption: `Requests by ${span}`,
    summary: summary(bars, span),
    bars,
    legend: ['Answered', 'Not found, or failed'],
    table: table(figures, span),
  })
}

interface Sum {
  /** Answered with a status below 400. */
  readonly answered: number
  readonly failed: number
  readonly bytes: number
}

export function sumOf(figures: readonly Omit<SpanOfSite, 'begins'>[]): Sum {
  const sum = (numberOf: (one: Omit<SpanOfSite, 'begins'>) => number): number =>
    figures.reduce((before, one) => before + numberOf(one), 0)
  return {
    answered: sum(({ status2xx, status3xx }) => status2xx + status3xx),
    failed: sum(({ status4xx, status5xx }) => status4xx + status5xx),
    bytes: sum(({ bytes }) => bytes),
  }
}

function nameOf(begins: Date, span: Span): string {
  return span === 'day' ? dateText(begins) : begins.toISOString().slice(11, 16)
}

function summary(bars: readonly ChartBar[], span: Span): string {
  const sum = bars.reduce((before, bar) => before + heightOf(bar), 0)
  const failed = bars.reduce((before, { values }) => before + values[1], 0)
  const top = bars.reduce((most, bar) => (heightOf(bar) > heightOf(most) ? bar : most))
  return `Bar chart: ${showCount(sum, 'request')} in ${bars.length} ${span}s, ${showNumber(failed)} not found or failed. Most ${span === 'day' ? 'on' : 'at'} ${top.name}: ${showNumber(heightOf(top))}. The table below has each ${span}.`
}

function table(figures: readonly SpanOfSite[], span: Span): Html {
  const rows = figures.toReversed().flatMap((one) => {
    const { answered, failed, bytes } = sumOf([one])
    if (answered + failed === 0) return []
    return html`<tr><td><time datetime="${one.begins.toISOString()}">${nameOf(one.begins, span)}</time></td><td class="number">${showNumber(answered)}</td><td class="number">${showNumber(failed)}</td><td class="number">${showBytes(bytes)}</td></tr>`
  })
  return html`<div class="table"><table>
<thead><tr><th scope="col">${span === 'day' ? 'Day' : 'Time'}</th><th scope="col" class="number">Answered</th><th scope="col" class="number">Failed</th><th scope="col" class="number">Sent</th></tr></thead>
<tbody>${lines(rows)}</tbody>
</table></div>
<p class="quiet">Each ${span} without requests is left out.</p>`
}
