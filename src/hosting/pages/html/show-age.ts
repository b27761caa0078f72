import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import { dateText } from '../../../web/html/show-date.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago something was, such as "3 hours ago", and after a month its day; pointed at, it says the minute in UTC. */
export function showAge(at: Date, nowMs: number): Html {
  const moment = `${dateText(at)}, ${at.toISOString().slice(11, 16)} UTC`
  return html`<time datetime="${at.toISOString()}" title="${moment}">${ageText(at, nowMs)}</time>`
}

/** The same without markup. */
export function ageText(at: Date, nowMs: number): string {
  const ms = nowMs - at.getTime()
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return ago(ms / MINUTE_MS, 'minute')
  if (ms < DAY_MS) return ago(ms / HOUR_MS, 'hour')
  return ms < 30 * DAY_MS ? ago(ms / DAY_MS, 'day') : dateText(at)
}

function ago(value: number, unit: string): string {
  const whole = Math.floor(value)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
