import sharp from 'sharp'
import { renderPng } from '../../src/tools/render.ts'

/** What can have happened to a drawing before it comes as a picture. */
export const WAYS = ['clean', 'noise', 'blur', 'jpeg', 'tint', 'dark', 'tile', 'rotated'] as const
export type Way = (typeof WAYS)[number]

/** A picture as somebody might send it. */
export interface Sent {
  readonly bytes: Buffer
  readonly way: Way
  /** Side of the picture in px. */
  readonly side: number
  /** Where the drawing's canvas of 24 units lies in it, in px: its upper left corner and px per unit. */
  readonly corner: number
  readonly scale: number
}

/** Standard deviation of the noise, of 255. */
const NOISE = 20
/** Standard deviation of the blur as a share of the side: two thirds of a unit of the 24 grid are smeared over. */
const BLUR = 1 / 80
const JPEG_QUALITY = 30
/** Share of a tile's side that the drawing takes. */
const TILED = 0.62

/** Dark inks and light grounds, mixed as they come. */
const INKS = ['#1d4ed8', '#b91c1c', '#166534', '#6d28d9', '#9a3412', '#0e7490'] as const
const GROUNDS = ['#fef3c7', '#e0f2fe', '#fce7f3', '#ecfccb', '#f3f4f6', '#ede9fe'] as const

/** Paints a drawing as a picture of a side and sends it a way; what is left open `random` decides. */
export async function sendPicture(svg: string, way: Way, side: number, random: () => number): Promise<Sent> {
  const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(random() * from.length)] as T
  const share = way === 'tile' ? TILED : 1
  const place = { corner: (side * (1 - share)) / 2, scale: (side * share) / 24 }
  const paint = (ink: string, ground: string | null, turn = 0): Buffer =>
    renderPng(framed(svg, side, share, ground, turn), 1, { color: ink })
  const sent = (bytes: Buffer): Sent => ({ bytes, way, side, ...place })
  switch (way) {
    case 'clean':
      return sent(paint('#000', random() < 0.5 ? null : paper(side)))
    case 'noise':
      return sent(await noisy(paint('#111', paper(side)), random))
    case 'blur':
      return sent(
        await sharp(paint('#000', paper(side)))
          .removeAlpha()
          .blur(Math.max(0.5, side * BLUR))
          .png()
          .toBuffer(),
      )
    case 'jpeg':
      return sent(
        await sharp(paint('#000', paper(side)))
          .removeAlpha()
          .jpeg({ quality: JPEG_QUALITY })
          .toBuffer(),
      )
    case 'tint':
      return sent(paint(pick(INKS), paper(side, pick(GROUNDS))))
    case 'dark':
      return sent(paint('#f8fafc', paper(side, pick(['#0f172a', '#18181b', '#1e3a8a']))))
    case 'tile': {
      const [tile, page] = [pick(INKS), pick([paper(side), null])]
      const inset = side / 32
      const rect = `<rect x="${inset}" y="${inset}" width="${side - 2 * inset}" height="${side - 2 * inset}" rx="${side / 5}" fill="${tile}"/>`
      return sent(paint('#fff', `${page ?? ''}${rect}`))
    }
    case 'rotated':
      return sent(paint('#000', paper(side), (1 + 2 * random()) * (random() < 0.5 ? -1 : 1)))
  }
}

function paper(side: number, colour = '#fff'): string {
  return `<rect width="${side}" height="${side}" fill="${colour}"/>`
}

/** The drawing in a picture of its own: on a ground (SVG, in px), smaller than the picture, turned by degrees. */
function framed(svg: string, side: number, share: number, ground: string | null, turn: number): string {
  const size = side * share
  const corner = (side - size) / 2
  const inner = svg.replace(
    / width="[^"]*" height="[^"]*"/,
    ` x="${corner}" y="${corner}" width="${size}" height="${size}"`,
  )
  const middle = side / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${ground ?? ''}<g transform="rotate(${turn} ${middle} ${middle})">${inner}</g></svg>`
}

/** Adds normally distributed noise to each channel. */
async function noisy(png: Buffer, random: () => number): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at++) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) + NOISE * normal)))
  }
  const { width, height, channels } = info
  return await sharp(data, { raw: { width, height, channels } }).png().toBuffer()
}
