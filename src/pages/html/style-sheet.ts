import { readFileSync } from 'node:fs'

/** What all pages look like. */
export function styleSheet(): string {
  return readFileSync(new URL('style.css', import.meta.url), 'utf8')
}
