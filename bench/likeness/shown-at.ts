/** An icon of 24 px as a browser shows it at another size: all of it shrinks, the stroke too. */
export function shownAt(svg: string, size: number): string {
  return svg.replace('width="24" height="24"', `width="${size}" height="${size}"`)
}
