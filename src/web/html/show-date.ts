import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

const MONTHS: readonly string[] = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day in UTC, such as "21 Nov 2026", for people and programs. */
export function showDate(at: Date): Html {
  return html`<time datetime="${at.toISOString().slice(0, 10)}">${dateText(at)}</time>`
}

/** A moment in UTC to the minute, such as "21 Nov 2026, 14:05 UTC". */
export function showTime(at: Date): Html {
  return html`<time datetime="${at.toISOString()}">${dateText(at)}, ${at.toISOString().slice(11, 16)} UTC</time>`
}

/** A month given as `2026-11`: "Nov 2026". */
export function showMonth(month: string): Html {
  return html`<time datetime="${month}">${monthText(month)}</time>`
}

/** As `showDate`, without markup. */
export function dateText(at: Date): string {
  return `${at.getUTCDate()} ${monthText(at.toISOString().slice(0, 7))}`
}

/** As `showMonth`, without markup. */
export function monthText(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1] ?? month} ${month.slice(0, 4)}`
}

/** How long to wait, for people: "in 40 seconds", "in 3 minutes", "in 2 hours"; rounded up. */
export function showWait(seconds: number): string {
  if (seconds < 90) return `in ${count(seconds, 'second')}`
  return seconds < 5400 ? `in ${count(seconds / 60, 'minute')}` : `in ${count(seconds / 3600, 'hour')}`
}

function count(value: number, unit: string): string {
  const whole = Math.ceil(value)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}
