import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Another icon set, to be measured against; its drawings stay in the package and are never copied. */
export interface IconSet {
  readonly title: string
  /** SVG texts by name, 24 px at stroke 2. */
  readonly icons: ReadonlyMap<string, string>
  /** Further names of some of them: alias → name. */
  readonly aliases: ReadonlyMap<string, string>
}

interface Iconify {
  /** Side of the canvas; 24 where a set says nothing else. */
  readonly width?: number
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/** Lucide (ISC), in which many products draw. */
export function readLucide(): IconSet {
  return setOf('Lucide', import.meta.resolve('@iconify-json/lucide/icons.json'), () => true)
}

/** Tabler Icons (MIT), the outlined ones. */
export function readTabler(): IconSet {
  return setOf('Tabler', import.meta.resolve('@iconify-json/tabler/icons.json'), (name) => !name.endsWith('-filled'))
}

/** Phosphor Icons (MIT), the filled ones: areas with an edge instead of lines. */
export function readPhosphorFill(): IconSet {
  return setOf('Phosphor Fill', import.meta.resolve('@iconify-json/ph/icons.json'), (name) => name.endsWith('-fill'))
}

function setOf(title: string, address: string, isWanted: (name: string) => boolean): IconSet {
  const { width = 24, icons, aliases = {} } = JSON.parse(readFileSync(fileURLToPath(address), 'utf8')) as Iconify
  return {
    title,
    icons: new Map(
      Object.entries(icons)
        .filter(([name]) => isWanted(name))
        .map(([name, { body }]) => [name, svgOf(body, width)]),
    ),
    aliases: new Map(Object.entries(aliases).map(([name, { parent }]) => [name, parent])),
  }
}

/** The paint stands on the root, as in our drawings, wherever all shapes share it. */
function svgOf(body: string, side: number): string {
  const group = /^<g ([^>]*)>((?:(?!<g).)*)<\/g>$/s.exec(body)
  const paint = group?.[1] ?? ''
  const shapes = group?.[2] ?? body
  const single = group === null && !/></.test(body)
  const lifted = single ? (body.match(PAINT) ?? []).join('').trim() : paint
  const rest = single ? shapes.replace(PAINT, '') : shapes
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 ${side} ${side}"${lifted === '' ? '' : ` ${lifted}`}>${rest}</svg>`
}

const PAINT = / (?:fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g
