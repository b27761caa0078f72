import { stripVTControlCharacters } from 'node:util'

/** A text of a service for a terminal: without what would move its cursor or colour it. Lines stay. */
export function plainText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what must not come through.
  return stripVTControlCharacters(text).replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, '')
}

/** What a command says, for a terminal: its own colours stay, and nothing that moves the cursor or does more, whoever wrote it. */
export function shownText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- what is between is kept.
  const parts = text.split(/(\u001B\[[\d;]*m)/)
  return parts.map((part, at) => (at % 2 === 1 ? part : plainText(part))).join('')
}

/** JSON in letters that no terminal takes for a command: the standard lets these stand. */
export function plainJson(value: unknown, replacer: ((key: string, value: unknown) => unknown) | null = null): string {
  // oxlint-disable-next-line no-control-regex -- these are what must not come through.
  const escape = (letter: string): string => `\\u00${letter.charCodeAt(0).toString(16)}`
  return JSON.stringify(value, replacer ?? undefined, 2).replace(/[\u007F-\u009F]/g, escape)
}
