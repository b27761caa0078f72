import { stripVTControlCharacters } from 'node:util'

/** A text of a service for a terminal: without what would move its cursor or colour it. Lines stay. */
export function plainText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what must not come through.
  return stripVTControlCharacters(text).replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, '')
}
