const MARKUP: unique symbol = Symbol('markup')

/** What is HTML already. Only `html` and `trusted` make it, so that no text passes for it. */
export interface Html {
  readonly [MARKUP]: true
  /** To be sent, or handed to what knows text only. */
  readonly markup: string
}

/** What may stand in a template: HTML as it is, anything else as text; null is nothing. */
export type Part = Html | string | number | bigint | null | readonly Part[]

/** HTML with values in it. A text is shown as it is, whatever is in it, in content and in quoted attributes. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = pieces[0] ?? ''
  for (const [index, part] of parts.entries()) markup += markupOf(part) + (pieces[index + 1] ?? '')
  return trusted(markup)
}

/** Parts below each other. */
export function lines(parts: readonly Part[]): Html {
  return trusted(parts.map(markupOf).join('\n'))
}

/** For what something else has made safe: our own pictures, and rendered Markdown. The house test knows who calls it. */
export function trusted(markup: string): Html {
  return { [MARKUP]: true, markup }
}

function markupOf(part: Part): string {
  if (part === null) return ''
  if (typeof part !== 'object') return escaped(String(part))
  return MARKUP in part ? part.markup : part.map(markupOf).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
