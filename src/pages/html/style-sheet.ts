import { readFileSync } from 'node:fs'
import { smallCss } from './small-css.ts'

/** What all pages look like, as it is sent. */
export function styleSheet(): string {
  return smallCss(readFileSync(new URL('style.css', import.meta.url), 'utf8'))
}
