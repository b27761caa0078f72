import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

/** What just happened, above the rest of a page, and read out by screen readers. */
export function notice(kind: 'good' | 'warning' | 'problem', text: string): Html {
  return html`<p class="notice ${kind}" role="status">${text}</p>`
}
