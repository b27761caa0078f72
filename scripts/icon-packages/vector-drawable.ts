import { read } from '../../src/drawing/svg/read.ts'
import type { SvgElement } from '../../src/drawing/model/document.ts'

/** The black that apps tint. */
const INK = '#FF000000'
const CLEAR = '#00000000'

/**
 * An icon as a VectorDrawable of Android, in dp. How it is painted stands on each path: a root has no such attributes there, and a
 * converter that drops those of an SVG's root leaves nothing but black areas.
 */
export function vectorDrawable(svg: string): string {
  const { attributes, elements } = read(svg)
  const side = attributes.get('width') ?? '24'
  const isStroked = attributes.has('stroke')
  const paint = isStroked
    ? [
        ['fillColor', CLEAR],
        ['strokeColor', INK],
        ['strokeWidth', attributes.get('stroke-width') ?? '2'],
        ['strokeLineCap', attributes.get('stroke-linecap') ?? 'round'],
        ['strokeLineJoin', attributes.get('stroke-linejoin') ?? 'round'],
      ]
    : [['fillColor', INK]]
  const style = paint.map(([name, value]) => `\n        android:${name}="${value}"`).join('')
  const paths = elements.map((element) => `    <path${style}\n        android:pathData="${pathData(element)}"/>\n`)
  return `<?xml version="1.0" encoding="utf-8"?>
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${side}dp"
    android:height="${side}dp"
    android:viewportWidth="${side}"
    android:viewportHeight="${side}">
${paths.join('')}</vector>
`
}

/** The name of a drawable as Android takes it: small letters, digits and `_`. */
export function drawableName(icon: string, isFilled: boolean): string {
  return `ic_burin_${icon.replaceAll('-', '_')}${isFilled ? '_filled' : ''}`
}

/** Any shape of ours as the data of a path, which is all that a VectorDrawable has. */
function pathData({ name, attributes }: SvgElement): string {
  const number = (attribute: string): number => Number(attributes.get(attribute) ?? 0)
  if (name === 'path') return attributes.get('d') ?? ''
  if (name === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')]
    return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 ${short(2 * r)} 0a${r} ${r} 0 1 1 ${short(-2 * r)} 0Z`
  }
  if (name === 'rect') {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
    return `M${x} ${y}h${width}v${height}h${-width}Z`
  }
  throw new Error(`no VectorDrawable is made of <${name}>`)
}

function short(value: number): string {
  return String(Math.round(value * 1e4) / 1e4)
}
