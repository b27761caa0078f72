import type { Size } from '../model/cut.ts'

/** The root element round some children; `paint` is written as it is. */
export function frame(size: Size, paint: string, children: string): string {
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"`
  return `${root} ${paint}>${children}</svg>`
}
