import { html, trusted } from '../html/html.ts'
import type { Html } from '../html/html.ts'

export interface Shown {
  /** Enlargement; 1 is the real size. */
  readonly zoom: number
  /** What a screen reader says; null for a picture whose caption says it already. */
  readonly label: string | null
  /** Draws the lines between the pixels behind the icon. */
  readonly grid?: boolean
  /** Places to ring, in px of the icon. */
  readonly marks?: readonly { readonly x: number; readonly y: number }[]
  /** Side of the canvas in px, where it is not the picture's own. */
  readonly side?: number
}

/** An icon as a picture within a page: it takes the colour of the text, and is enlarged without being touched. */
export function picture(svg: string, { zoom, label, grid = false, marks = [], side = sideOf(svg) }: Shown): Html {
  const named = label === null ? html`aria-hidden="true"` : html`role="img" aria-label="${label}"`
  const behind = grid ? gridLines(side) : ''
  const rings = marks.map(({ x, y }) => html`<circle class="fault" cx="${x}" cy="${y}" r="1.75"/>`)
  return html`<svg ${named} width="${side * zoom}" height="${side * zoom}" viewBox="0 0 ${side} ${side}">${behind}${trusted(svg.trim())}${rings}</svg>`
}

/** Side in px of the canvas of one of our icons. */
export function sideOf(svg: string): number {
  return Number(/ width="(\d+)"/.exec(svg)?.[1] ?? 24)
}

function gridLines(side: number): Html {
  const lines = Array.from({ length: side - 1 }, (_, at) => `M${at + 1} 0V${side}M0 ${at + 1}H${side}`)
  return html`<path class="pixels" d="${lines}"/>`
}
