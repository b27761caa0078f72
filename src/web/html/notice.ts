import { escape } from '../../pages/html/escape.ts'

/** What just happened, above the rest of a page, and read out by screen readers. */
export function notice(kind: 'good' | 'warning' | 'problem', text: string): string {
  return `<p class="notice ${kind}" role="status">${escape(text)}</p>`
}
