import { iconData } from '../../src/web/iconify/icon-data.ts'

/** All icons of a cut in one SVG, each a `<symbol>` by its name: `<svg><use href="sprite.svg#bell"/></svg>`. */
export function sprite(drawings: readonly (readonly [name: string, svg: string])[]): string {
  const symbols = drawings.map(([name, svg]) => {
    const { body, width, height } = iconData(svg)
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
}
