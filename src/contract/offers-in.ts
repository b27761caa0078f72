/** A piece of what is said of a drawing: words, or a request that is offered; its quotes belong to it. */
export interface SaidPiece {
  readonly text: string
  /** What would be asked for; null for words. */
  readonly request: string | null
}

/** What begins an offer, the requests in quotes, and what stands behind them. */
const OFFERS =
  /^(.*?(?:Did you mean|Checked at this cut:|Say what is to be seen:) )(".*?")((?:, with what ".*" adds)?[.?])$/s

/** Parts what is said of a drawing into words and the requests that it offers instead: `Did you mean "bell" or "clock"?` offers two. Pure: pages show them by it too. */
export function offersIn(message: string): readonly SaidPiece[] {
  const [, before, offers, behind] = OFFERS.exec(message) ?? []
  if (before === undefined || offers === undefined || behind === undefined) return [{ text: message, request: null }]
  const pieces = offers.split(/("[^"]*")/).filter((text) => text !== '')
  return [
    { text: before, request: null },
    ...pieces.map((text) => ({ text, request: text.startsWith('"') ? text.slice(1, -1) : null })),
    { text: behind, request: null },
  ]
}
