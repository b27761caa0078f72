import { html, trusted } from '../../pages/html/html.ts'

/** An icon as tools that read Iconify's form have it: what stands within `<svg>`, and its square. */
export interface IconData {
  readonly body: string
  readonly width: number
  readonly height: number
}

/** What the head of our own SVG says that a picture within another needs too. */
const STYLE = /(?:fill|stroke|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g

/** The data of one of our icons: the style of its head goes to a group round what it draws. */
export function iconData(svg: string): IconData {
  const head = /^<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const side = Number(/ width="(\d+)"/.exec(head)?.[1] ?? 24)
  const inside = svg.slice(head.length, svg.lastIndexOf('</svg>'))
  const style = head.match(STYLE) ?? []
  const { markup } = html`<g ${trusted(style.join(' '))}>${trusted(inside)}</g>`
  return { body: markup, width: side, height: side }
}
